import { FIRST_VISIT_TIME, isVisitTime, LAST_VISIT_TIME } from '../../../rules/fulfilment/visit-hours';
import { visitTexts } from '../../texts/fulfilment/visits';
import type { CalendarDate } from '../shared/calendar-date';
import { isWithinOrderHorizon } from './order-horizon';
import type { TimeSlot } from './time-slot';

/** SHIP-23 */
export const RETAILER_REQUIRED_TEXT = visitTexts.retailerRequired;

/** SHIP-24 */
const VISIT_REQUIRED_TEXT = visitTexts.dateAndTimeRequired;

const OUTSIDE_HOURS_TEXT = visitTexts.outsideHours(FIRST_VISIT_TIME, LAST_VISIT_TIME);

/** The initial time of the wallet's picker, which is not an available time (WAL-08, X-054). */
export const WALLET_PICKER_TIME = '07:30';

/** The day and hour at which a shopper comes to a location. */
export interface Visit {
  readonly date: CalendarDate;
  /** `12:30` */
  readonly time: string;
}

/** Null unless the date is today or later, within the order horizon, and the time within service hours (SHIP-25, SHIP-26). */
export function chosenVisit(date: CalendarDate | null, time: string, today: CalendarDate): Visit | null {
  return date && isWithinOrderHorizon(date, today) && isVisitTime(time) ? { date, time } : null;
}

export const isTimeOfDay = (time: string): boolean => /^\d{2}:[0-5]\d$/.test(time);

/** The first day on which the hours of visits are not over. */
export const firstVisitDay = (today: CalendarDate, timeOfDay: string): CalendarDate =>
  timeOfDay <= LAST_VISIT_TIME ? today : today.plusDays(1);

interface VisitProblems {
  readonly dateProblem: string;
  readonly timeProblem: string;
  /** What to do about the time, after the problem. */
  readonly timeAdvice: string;
}

export const NO_VISIT_PROBLEMS: VisitProblems = { dateProblem: '', timeProblem: '', timeAdvice: '' };

/**
 * Says what a visit needs where it is missing: at its date, or at its time if only that is wrong (SHIP-24). A time that is
 * there, but outside the hours, has a text of its own.
 */
export function visitProblems(date: CalendarDate | null, time: string, today: CalendarDate): VisitProblems {
  if (chosenVisit(date, time, today)) return NO_VISIT_PROBLEMS;
  if (!date || !isWithinOrderHorizon(date, today))
    return { ...NO_VISIT_PROBLEMS, dateProblem: VISIT_REQUIRED_TEXT };
  return { ...NO_VISIT_PROBLEMS, timeProblem: isTimeOfDay(time) ? OUTSIDE_HOURS_TEXT : VISIT_REQUIRED_TEXT };
}

/** In the wallet, a time outside the hours has the documented text too, so the hours follow as advice. */
export function walletVisitProblems(
  date: CalendarDate | null,
  time: string,
  today: CalendarDate,
): VisitProblems {
  const problems = visitProblems(date, time, today);
  if (problems.timeProblem !== OUTSIDE_HOURS_TEXT) return problems;
  return { ...problems, timeProblem: VISIT_REQUIRED_TEXT, timeAdvice: OUTSIDE_HOURS_TEXT };
}

/** The one-hour slot that starts at a time. */
export const slotStartingAt = (time: string): TimeSlot => ({
  start: time,
  end: `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`,
});
