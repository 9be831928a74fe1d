import { injectable } from 'inversify';
import type { NewAddress } from '../../domain/customer/new-address';
import { cardInfoOf, type PaymentCard } from '../../domain/customer/saved-card';
import type { Unavailable } from '../../domain/shared/failure';
import { failed, ok, type Result } from '../../domain/shared/result';
import { saveNewCardTexts } from '../../texts/customer/save-new-card';
import { AddressBook } from './address-book.port';
import { CurrentSession } from './current-session.port';
import type { CardEntry, CardRejected } from './card-tokenizer.port';
import { SavedCards } from './saved-cards.port';

export interface NewCard {
  readonly entry: CardEntry;
  readonly holder: string;
  readonly billingAddress: NewAddress;
  readonly saveForLater: boolean;
}

export type NewCardFailure =
  | CardRejected
  | { readonly kind: 'address-refused'; readonly message: string }
  | { readonly kind: 'card-refused'; readonly message: string }
  | Unavailable;

/** Creates tokens, then saves the billing address, then the card (PAY-23, PAY-24). */
@injectable()
export class SaveNewCard {
  constructor(
    private readonly addressBook: AddressBook,
    private readonly savedCards: SavedCards,
    private readonly currentSession: CurrentSession,
  ) {}

  async execute(card: NewCard): Promise<Result<PaymentCard, NewCardFailure>> {
    const tokenized = await card.entry.tokens(card.holder);
    if (!tokenized.ok) return tokenized;
    const { tokens, brand, lastDigits } = tokenized.value;

    const address = await this.addressBook.addBilling(card.billingAddress, this.currentSession.get().email);
    if (!address.ok) {
      const { failure } = address;
      return failed(
        failure.kind === 'refused'
          ? { kind: 'address-refused', message: saveNewCardTexts.addressRefused }
          : failure,
      );
    }

    const saved = await this.savedCards.save({
      tokens,
      billingAddressId: address.value,
      billingAddress: card.billingAddress,
      saveForLater: card.saveForLater,
    });
    if (saved.ok) return ok({ ...saved.value, cardInfo: cardInfoOf(brand, lastDigits) });
    if (saved.failure.kind === 'unavailable') return failed(saved.failure);
    return failed({ kind: 'card-refused', message: saveNewCardTexts.cardRefused(saved.failure.message) });
  }
}
