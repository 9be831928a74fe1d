import type { AgeReason, AgeRefusal } from '../../../domain/identity/age-refusal';

const REASONS: readonly string[] = [
  'too-young',
  'age-not-declared',
  'identity-not-verified',
] satisfies AgeReason[];

/** Null for a refusal with another reason, an unknown one, or none. */
export function toAgeRefusal({
  reason,
  message = '',
}: {
  reason?: string;
  message?: string;
}): AgeRefusal | null {
  if (reason === undefined || !REASONS.includes(reason)) return null;
  return { kind: 'age-refused', reason: reason as AgeReason, message };
}
