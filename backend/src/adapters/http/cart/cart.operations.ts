import { AddToCart } from '../../../application/cart/add-to-cart';
import { ClearCart } from '../../../application/cart/clear-cart';
import { RemoveLine } from '../../../application/cart/remove-line';
import { SetQuantity } from '../../../application/cart/set-quantity';
import { ShowCart } from '../../../application/cart/show-cart';
import type { CartContent } from '../../../domain/cart/cart';
import { attemptOf } from '../idempotency';
import { type Operations, requireOwner } from '../operation';
import type { Services } from '../services';
import { parseAddition, parseLine } from './cart-request';
import { cartToWire, emptyCartToWire } from './cart.wire';
import { outcomeOf } from './shown-cart.wire';

/** Cart calls: BD-05, BD-06, BD-44, BD-45, BD-46. */
export function cartOperations({ data, clock }: Services): Operations {
  const addToCart = new AddToCart(data, clock);
  const setQuantity = new SetQuantity(data, clock);
  const removeLine = new RemoveLine(data, clock);
  const clearCart = new ClearCart(data, clock);
  const showCart = new ShowCart(data, clock);
  return {
    addToCart: async ({ body, session, headers }) => {
      const attempt = attemptOf(headers['Idempotency-Key'], body);
      return [changed('Added to your cart.', await addToCart.execute(parseAddition(body), session, attempt))];
    },
    showCart: async ({ body, session }) => {
      const shown = await showCart.execute({ cartId: body.cart_id, couponCode: body.coupon_code }, session);
      const outcome = outcomeOf(shown);
      return [shown.quote ? cartToWire(shown.quote, outcome) : emptyCartToWire(outcome)];
    },
    updateCartItem: async ({ body, session }) => {
      const owner = { cartId: body.cart_id, session };
      const content = await setQuantity.execute(owner, parseLine(body), body.qty);
      return changed(body.qty === 0 ? 'Item removed.' : 'Cart updated.', content);
    },
    removeCartItem: async ({ body, session }) =>
      changed('Item removed.', await removeLine.execute({ cartId: body.cart_id, session }, parseLine(body))),
    clearCart: async (call) => {
      if (call.session) requireOwner(call, call.query.cus_id);
      const owner = { cartId: call.query.quote_id, session: call.session };
      return changed('Cart cleared.', await clearCart.execute(owner));
    },
  };
}

/** Every change has the same kind of answer. */
const changed = (message: string, { cartId, units }: CartContent) => ({
  code: 1 as const,
  message,
  cart_id: cartId,
  total_products_in_cart: units,
});
