import type { Session } from '../../domain/customer/session';
import { textOf } from '../../adapters/http/refusals';
import type { Clock } from '../shared/clock';
import type { DataSource } from '../shared/data-source.port';
import { showQuote } from '../cart/quote';
import { findOwnCart } from '../cart/cart-access';
import type { Quote } from '../../domain/cart/quote';
import type { Database } from '../../adapters/postgres/database';
import { findOwnAddress, NO_SUCH_ADDRESS } from '../../adapters/postgres/customer/address.repository';
import { chosenFulfilment } from './chosen-fulfilment';

/** What was chosen so far. */
export interface ReviewRequest {
  cart_id: string;
  delivery_address_id?: string;
  speed_id?: number;
  retialer_id?: string;
}

/** The cart as it would be ordered, and whether it can be. */
export interface Reviewed {
  /** undefined: there is no cart to show. */
  quote: Quote | undefined;
  code: 1 | -1;
  message: string;
}

/** Prices the cart for what was chosen in the checkout (BD-42, X-136). */
export class ReviewOrder {
  constructor(
    private readonly db: Database,
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(request: ReviewRequest, session: Session): Promise<Reviewed> {
    const cart = await findOwnCart(this.data, request.cart_id, session);
    if (cart?.status !== 'open')
      return { quote: undefined, code: -1, message: textOf({ kind: 'cart-not-found' }) };
    const quote = await showQuote(this.data, cart, {
      ...chosenFulfilment(cart, request),
      now: this.clock.now(),
    });
    if (quote.lines.length === 0) return { quote, code: -1, message: 'Your cart is empty.' };
    const addressId = request.delivery_address_id;
    const known = !addressId || (await findOwnAddress(this.db, addressId, session));
    return known
      ? { quote, code: 1, message: quote.couponRefusal ? textOf(quote.couponRefusal) : '' }
      : { quote, code: -1, message: NO_SUCH_ADDRESS };
  }
}
