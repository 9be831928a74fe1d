import type { AgeRefusal } from '../../domain/identity/age-refusal';
import { cartPath, identityCheckPath } from '../shared/paths/paths';

/** What mends a problem: a screen to go to, or a confirmation at once. */
export type Remedy =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly confirmsAge: true };

/** A message with a way to mend it. */
export interface MendableProblem {
  readonly text: string;
  readonly remedy: Remedy | null;
}

/** The refusal of alcohol, and what can be done about it. */
export function ageProblem({ reason, message }: AgeRefusal): MendableProblem & { readonly remedy: Remedy } {
  switch (reason) {
    case 'age-not-declared':
      return { text: message, remedy: { label: 'I am over 21', confirmsAge: true } };
    case 'identity-not-verified':
      return { text: message, remedy: { label: 'Verify your identity', href: identityCheckPath() } };
    case 'too-young':
      return { text: message, remedy: { label: 'Change your cart', href: cartPath() } };
  }
}
