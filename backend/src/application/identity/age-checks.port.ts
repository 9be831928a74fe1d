import type { Session } from '../../domain/customer/session';
import type { AgeEvidence } from '../../domain/identity/age';

/** What decides whether a buyer's age matters, and what is known of it. */
export abstract class AgeChecks {
  /** Whether any of the variants is age-restricted, which its product's most specific categories decide. */
  abstract anyRestricted(variantIds: readonly number[]): Promise<boolean>;

  abstract evidence(session: Session): Promise<AgeEvidence>;
}
