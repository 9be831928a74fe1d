import { type OfferedPayments, paymentChoices } from '../../domain/checkout/payment-choices';
import type { SavedCard } from '../../domain/customer/saved-card';
import type { Session } from '../../domain/customer/session';
import { requireOwnCart } from '../cart/cart-access';
import { SavedCards } from '../customer/saved-cards.port';
import type { Repositories } from '../shared/data-source.port';

export interface PaymentMethods {
  cards: SavedCard[];
  choices: ReturnType<typeof paymentChoices>;
}

/** The payment methods of a cart, and the customer's saved cards (BD-40). */
export class ListPaymentMethods {
  constructor(
    private readonly data: Repositories,
    private readonly offered: OfferedPayments,
  ) {}

  async execute(cartId: string, session: Session): Promise<PaymentMethods> {
    const cart = await requireOwnCart(this.data, cartId, session);
    const cards = this.offered.cards ? await this.data.get(SavedCards).of(session.customerId) : [];
    return { cards, choices: paymentChoices(cart.kind, this.offered) };
  }
}
