import type { CalendarDate } from '../shared/calendar-date';

/** Whole years must be more than this: over 21, not 21 (X-073, CONST-31). */
export const AGE_MUST_EXCEED = 21;

/** Whole years on a day of the calendar; who was born on February 29 is a year older on March 1 of other years. */
export function ageOn(day: CalendarDate, dateOfBirth: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const isOldEnough = (day: CalendarDate, dateOfBirth: CalendarDate): boolean =>
  ageOn(day, dateOfBirth) > AGE_MUST_EXCEED;
