import type { AgeRefusal } from '../../domain/identity/age-refusal';
import { ageProblemTexts } from '../../texts/identity/age-problem';
import { cartPath, identityCheckPath } from '../shared/paths/paths';

/** What resolves a problem: a screen to go to, or a confirmation right here. */
type Remedy =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly confirmsAge: true };

/** A message, and what the shopper can do about it. */
export interface ResolvableProblem {
  readonly text: string;
  readonly remedy: Remedy | null;
}

/** The refusal of alcohol, and what can be done about it. */
export function ageProblem({ reason, message }: AgeRefusal): ResolvableProblem & { readonly remedy: Remedy } {
  switch (reason) {
    case 'age-not-declared':
      return { text: message, remedy: { label: ageProblemTexts.declareAge, confirmsAge: true } };
    case 'identity-not-verified':
      return { text: message, remedy: { label: ageProblemTexts.verify, href: identityCheckPath() } };
    case 'too-young':
      return { text: message, remedy: { label: ageProblemTexts.changeCart, href: cartPath() } };
  }
}
