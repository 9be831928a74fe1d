import { isOldEnough } from '../../../../rules/identity/age';
import type { CalendarDate } from '../shared/calendar-date';

/**
 * What a buyer of age-restricted goods has to show: `verified`, an identity check; `declared`, that they said so at the
 * gate; `none`, nothing.
 */
export type AgePolicy = 'verified' | 'declared' | 'none';

export const AGE_POLICIES: readonly AgePolicy[] = ['verified', 'declared', 'none'];

/** What is known of a buyer's age. */
export interface AgeEvidence {
  isGuest: boolean;
  /** Passed an identity check, which is for people over 21 (BD-26). */
  isVerified: boolean;
  /** As given at registration. */
  dateOfBirth: CalendarDate | null;
  /** Declared in this session to be over 21. */
  isDeclared: boolean;
}

/** Why somebody may not buy age-restricted goods. */
export type AgeRefusal =
  | { kind: 'too-young' }
  | { kind: 'age-not-declared' }
  | { kind: 'identity-not-verified'; isGuest: boolean };

/** A known date of birth counts more than a declaration, an identity check more than both. */
export function ageRefusal(
  policy: AgePolicy,
  { isGuest, isVerified, dateOfBirth, isDeclared }: AgeEvidence,
  today: CalendarDate,
): AgeRefusal | undefined {
  if (policy === 'none' || isVerified) return undefined;
  if (dateOfBirth !== null && !isOldEnough(today, dateOfBirth)) return { kind: 'too-young' };
  if (policy === 'verified') return { kind: 'identity-not-verified', isGuest };
  return isDeclared ? undefined : { kind: 'age-not-declared' };
}
