import { CalendarDate } from '../shared/calendar-date';
import { ageOn, isOldEnough } from './age';

const day = (text: string) => CalendarDate.parse(text) ?? CalendarDate.of(0, 1, 1);

it.each([
  ['2030-06-01', '2008-06-01', 22],
  ['2030-05-31', '2008-06-01', 21],
  ['2030-05-31', '2008-05-31', 22],
  ['2030-12-01', '2008-02-29', 22],
  ['2030-02-28', '2008-02-29', 21],
  ['2030-03-01', '2008-02-29', 22],
  ['2032-02-29', '2008-02-29', 24],
])('on %s somebody born on %s is %i years old [KYC-18]', (today, born, age) => {
  expect(ageOn(day(today), day(born))).toBe(age);
});

it('must be over 21: 21 is not enough, 22 is [X-073] [CONST-31]', () => {
  expect(isOldEnough(day('2030-05-31'), day('2008-06-01'))).toBe(false);
  expect(isOldEnough(day('2030-06-01'), day('2008-06-01'))).toBe(true);
});
