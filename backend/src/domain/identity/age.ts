import type { CalendarDate } from '../shared/calendar-date';

/** The age in whole years must be greater than this (X-073, CONST-31). */
export const AGE_MUST_EXCEED = 21;

/** Age in whole years on a day; somebody born on February 29 gets older on March 1 in other years. */
export function ageOn(day: CalendarDate, dateOfBirth: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const isOldEnough = (day: CalendarDate, dateOfBirth: CalendarDate): boolean =>
  ageOn(day, dateOfBirth) > AGE_MUST_EXCEED;
