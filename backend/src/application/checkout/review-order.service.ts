import type { Session } from '../../domain/customer/session';
import { findOwnCart, NO_SUCH_CART } from '../cart/cart-access';
import type { Quote } from '../cart/quote';
import type { ShowCart } from '../cart/show-cart.service';
import type { Database } from '../../adapters/postgres/database';
import { findOwnAddress, NO_SUCH_ADDRESS } from '../../adapters/postgres/customer/address.repository';
import { chosenHandover } from './handover';

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
    private readonly showCart: ShowCart,
  ) {}

  async execute(request: ReviewRequest, session: Session): Promise<Reviewed> {
    const cart = await findOwnCart(this.db, request.cart_id, session);
    if (cart?.status !== 'open') return { quote: undefined, code: -1, message: NO_SUCH_CART };
    const quote = await this.showCart.quote(cart, chosenHandover(cart, request));
    if (quote.lines.length === 0) return { quote, code: -1, message: 'Your cart is empty.' };
    const addressId = request.delivery_address_id;
    const known = !addressId || (await findOwnAddress(this.db, addressId, session));
    return known
      ? { quote, code: 1, message: quote.couponRefusal ?? '' }
      : { quote, code: -1, message: NO_SUCH_ADDRESS };
  }
}
