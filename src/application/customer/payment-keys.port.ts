import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The card provider's public key (API-01). */
export abstract class PaymentKeys {
  abstract publishableKey(): Promise<Result<string, CallFailure>>;
}
