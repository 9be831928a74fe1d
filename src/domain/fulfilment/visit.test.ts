import { CalendarDate } from '../shared/calendar-date';
import {
  chosenVisit,
  firstVisitDay,
  NO_VISIT_PROBLEMS,
  visitProblems,
  WALLET_PICKER_TIME,
  walletVisitProblems,
} from './visit';

const today = CalendarDate.of(2030, 6, 3);

describe('a dining time', () => {
  it('starts at 07:30 in the wallet, which is not an available time [WAL-08] [CONST-21] [X-054]', () => {
    expect(WALLET_PICKER_TIME).toBe('07:30');
    expect(chosenVisit(today, WALLET_PICKER_TIME, today)).toBeNull();
  });

  it('is today or later, never yesterday [SHIP-25] [WAL-07] [X-053]', () => {
    expect(chosenVisit(today.plusDays(-1), '12:30', today)).toBeNull();
    expect(chosenVisit(today, '12:30', today)).toEqual({ date: today, time: '12:30' });
    expect(chosenVisit(null, '12:30', today)).toBeNull();
  });

  it('is first possible today, until the last hour is over', () => {
    expect(firstVisitDay(today, '16:59')).toBe(today);
    expect(firstVisitDay(today, '17:00')).toEqual(today.plusDays(1));
  });

  it('is asked for where it is missing: at the date, or at the time [SHIP-24]', () => {
    const text = 'Dining date and time is required';
    const atDate = { ...NO_VISIT_PROBLEMS, dateProblem: text };
    expect(visitProblems(null, '', today)).toEqual(atDate);
    expect(visitProblems(today.plusDays(-1), '12:30', today)).toEqual(atDate);
    const atTime = { ...NO_VISIT_PROBLEMS, timeProblem: text };
    for (const time of ['', 'noon']) {
      expect(visitProblems(today, time, today)).toEqual(atTime);
      expect(walletVisitProblems(today, time, today)).toEqual(atTime);
    }
    expect(visitProblems(today, '12:30', today)).toEqual(NO_VISIT_PROBLEMS);
  });

  it.each(['07:30', '09:59', '17:00'])('is not missing at %s, but outside the hours [SHIP-26]', (time) => {
    const hours = 'Choose a time from 10:00 to 16:59.';
    expect(visitProblems(today, time, today)).toEqual({ ...NO_VISIT_PROBLEMS, timeProblem: hours });
  });

  it('has the documented text outside the hours in the wallet, and then the hours [X-054]', () => {
    expect(walletVisitProblems(today, WALLET_PICKER_TIME, today)).toEqual({
      dateProblem: '',
      timeProblem: 'Dining date and time is required',
      timeAdvice: 'Choose a time from 10:00 to 16:59.',
    });
  });

  it('is within the order horizon [SHIP-25] [WAL-07] [SUM-26]', () => {
    const last = today.plusDays(365);
    expect(chosenVisit(last, '12:30', today)).toEqual({ date: last, time: '12:30' });
    expect(chosenVisit(last.plusDays(1), '12:30', today)).toBeNull();
  });
});
