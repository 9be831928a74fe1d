import type { NewAddress } from '../../domain/customer/new-address';
import type { PaymentCard } from '../../domain/customer/saved-card';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CardTokens } from './card-tokenizer.port';

export interface CardToSave {
  readonly tokens: CardTokens;
  readonly billingAddressId: string;
  readonly billingAddress: NewAddress;
  /** False: a one-off card, not listed later. */
  readonly saveForLater: boolean;
}

/** The customer's saved cards; the account and the payment options of a cart list them. */
export abstract class SavedCards {
  /** False if the shop accepts no cards. */
  abstract readonly isOffered: boolean;
  /** The card, ready to pay with (PAY-25). */
  abstract save(card: CardToSave): Promise<Result<PaymentCard, CallFailure>>;
  /** ACCT-15, ACCT-16 */
  abstract remove(id: string): Promise<Result<null, CallFailure>>;
}
