import { identityRuleTexts } from './texts';

/** Whole years must be more than this: over 21, not 21 (X-073, CONST-31). */
const AGE_MUST_EXCEED = 21;

/** KYC-19 */
export const TOO_YOUNG = identityRuleTexts.tooYoung;

/** Whole years between two days, YYYY-MM-DD; a person born on February 29 turns a year older on March 1 of other years. */
export function ageOn(day: string, dateOfBirth: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export const isOldEnough = (day: string, dateOfBirth: string): boolean =>
  ageOn(day, dateOfBirth) > AGE_MUST_EXCEED;
