/** Why somebody may not buy alcohol. */
export type AgeReason = 'too-young' | 'age-not-declared' | 'identity-not-verified';

/** The backend sells the shopper no alcohol; the reason decides how to resolve that. */
export interface AgeRefusal {
  readonly kind: 'age-refused';
  readonly reason: AgeReason;
  readonly message: string;
}
