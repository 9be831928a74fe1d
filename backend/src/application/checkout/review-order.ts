import type { CartRefusal } from '../../domain/cart/cart-refusal';
import { refused as refusedCart } from '../../domain/cart/cart-refusal';
import type { Quote } from '../../domain/cart/quote';
import type { CheckoutRefusal } from '../../domain/checkout/checkout-refusal';
import type { Session } from '../../domain/customer/session';
import { requireOwnCart } from '../cart/cart-access';
import { showQuote } from '../cart/quote';
import { Addresses } from '../customer/addresses.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { chosenFulfilment, type FulfilmentChoice } from './chosen-fulfilment';

/** The choices made so far. */
export interface ReviewOrderQuery {
  cartId: string;
  /** undefined if none is given. */
  deliveryAddressId: number | undefined;
  fulfilment: FulfilmentChoice;
}

/** The cart as it would be ordered, and why it cannot be. */
interface ReviewedOrder {
  quote: Quote;
  refusal?: CheckoutRefusal | CartRefusal;
}

/** Prices the cart with the choices made at checkout (BD-42, X-136). */
export class ReviewOrder {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(query: ReviewOrderQuery, session: Session): Promise<ReviewedOrder> {
    const cart = await requireOwnCart(this.data, query.cartId, session);
    if (cart.status !== 'open') throw refusedCart({ kind: 'cart-not-found' });
    const options = { ...chosenFulfilment(cart, query.fulfilment), now: this.clock.now() };
    const quote = await showQuote(this.data, cart, options);
    if (quote.lines.length === 0) return { quote, refusal: { kind: 'cart-empty' } };
    const addressId = query.deliveryAddressId;
    const isKnown =
      addressId === undefined ||
      (await this.data.get(Addresses).findOwn(addressId, session.customerId)) !== undefined;
    return isKnown ? { quote } : { quote, refusal: { kind: 'address-not-found' } };
  }
}
