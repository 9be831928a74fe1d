import type { Services } from '../services';
import { attemptOf } from '../../../application/shared/idempotency';
import { type Operations, requireOwner } from '../operation';
import { orRefused } from '../../../domain/shared/refusal';
import { AddToCart, type CartChanged } from '../../../application/cart/add-to-cart.service';
import { toCartAnswer, toEmptyCart } from './cart.wire';
import { ChangeCart } from '../../../application/cart/change-cart.service';
import { ShowCart } from '../../../application/cart/show-cart.service';

/** The calls of the cart: BD-05, BD-06, BD-44, BD-45, BD-46. */
export function cartOperations({ db, clock }: Services): Operations {
  const addToCart = new AddToCart(db, clock);
  const changeCart = new ChangeCart(db, clock);
  const showCart = new ShowCart(db, clock);
  return {
    addToCart: async ({ body, session, headers }) => {
      const attempt = attemptOf(headers['Idempotency-Key'], body);
      return [await changed('Added to your cart.', () => addToCart.execute(body, session, attempt))];
    },
    showCart: async ({ body, session }) => {
      const { quote, ...outcome } = await showCart.execute(
        { cartId: body.cart_id, couponCode: body.coupon_code },
        session,
      );
      return [quote ? toCartAnswer(quote, outcome) : toEmptyCart(outcome)];
    },
    updateCartItem: ({ body, session }) =>
      changed(body.qty === 0 ? 'Item removed.' : 'Cart updated.', () =>
        changeCart.setQuantity(body, session),
      ),
    removeCartItem: ({ body, session }) =>
      changed('Item removed.', () => changeCart.removeLine(body.cart_id, body.cart_rid, session)),
    clearCart: async (call) => {
      if (call.session) requireOwner(call, call.query.cus_id);
      return changed('Cart cleared.', () => changeCart.clear(call.query.quote_id, call.session));
    },
  };
}

/** Every change answers alike. */
function changed(message: string, rule: () => Promise<CartChanged>) {
  return orRefused(
    async () => {
      const { cartId, units } = await rule();
      return { code: 1 as const, message, cart_id: cartId, total_products_in_cart: units };
    },
    (reason) => ({ code: -1 as const, message: reason }),
  );
}
