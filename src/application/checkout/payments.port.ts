import type { CardPayment } from '../../domain/checkout/payment-choice';
import type { NewAddress } from '../../domain/customer/new-address';
import type { SavedCard } from '../../domain/customer/saved-card';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CardTokens } from '../customer/card-tokenizer.port';

/** What this cart may be paid with. */
export interface PaymentOptions {
  readonly cards: readonly SavedCard[];
  /** 2 cards, 3 UPI, 4 payment on delivery (PAY-37). */
  readonly methodIds: readonly number[];
}

export interface CardToSave {
  readonly tokens: CardTokens;
  readonly billingAddressId: string;
  readonly billingAddress: NewAddress;
  /** False: usable once, not listed later. */
  readonly keeps: boolean;
}

export abstract class Payments {
  abstract optionsFor(cartId: string): Promise<Result<PaymentOptions, CallFailure>>;
  abstract saveCard(card: CardToSave): Promise<Result<CardPayment, CallFailure>>;
  /** ACCT-15, ACCT-16 */
  abstract removeCard(id: string): Promise<Result<null, CallFailure>>;
  /** Whether the UPI provider knows an id (PAY-29). */
  abstract knowsUpi(upiId: string): Promise<Result<boolean, CallFailure>>;
}
