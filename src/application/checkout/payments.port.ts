import type { PaymentMethod } from '../../domain/checkout/payment-choice';
import type { SavedCard } from '../../domain/customer/saved-card';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The payment options of a cart. */
export interface PaymentOptions {
  readonly cards: readonly SavedCard[];
  /** PAY-37 */
  readonly methods: readonly PaymentMethod[];
}

export abstract class Payments {
  abstract optionsFor(cartId: string): Promise<Result<PaymentOptions, CallFailure>>;
  /** Whether the UPI provider knows an id (PAY-29). */
  abstract knowsUpi(upiId: string): Promise<Result<boolean, CallFailure>>;
}
