import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

interface Line {
  cartId: string;
  lineId: string;
}

/** Adds two bottles to the cart. Without `cart_id` the server creates a cart, whose id is in the answer. */
export const addToCart = example({
  given: 'variant 1011 is in stock at location 11 for Same Day',
  async run(shop) {
    const line = { product_id: '1011', qty: 2, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };
    const { data } = orThrow(await shop.addToCart({ body: line }));
    return { cartId: data.cart_id!, pieces: data.total_products_in_cart };
  },
  result: ({ cartId, pieces }) => cartId.startsWith('crt_') && pieces === 2,
});

/** Shows a cart and applies a coupon; a refused coupon leaves the cart unchanged and gives a reason. */
export const showCart = example({
  given: 'coupon SAVE10 is valid',
  async run(shop, { cartId }: { cartId: string }) {
    const answer = await shop.showCart({ body: { cart_id: cartId, coupon_code: 'SAVE10' } });
    if (!answer.ok) throw new Error(answer.failure.message);
    const { result, discount, grandtotal } = answer.data;
    return {
      lines: result.length,
      discount,
      grandtotal,
      refusal: answer.succeeded ? undefined : answer.message,
    };
  },
  result: { lines: 2, discount: '10.05', grandtotal: '118.16', refusal: undefined },
});

/** Changes the quantity of a line; 0 removes it. */
export const updateCartItem = example({
  given: 'a cart with two vendors exists',
  async run(shop, { cartId, lineId }: Line) {
    const body = { cart_id: cartId, cart_rid: lineId, qty: 3 };
    return orThrow(await shop.updateCartItem({ body })).data.total_products_in_cart;
  },
  result: 4,
});

/** Removes a line from the cart. */
export const removeCartItem = example({
  given: 'a cart with two vendors exists',
  async run(shop, { cartId, lineId }: Line) {
    const { data } = orThrow(await shop.removeCartItem({ body: { cart_id: cartId, cart_rid: lineId } }));
    return data.total_products_in_cart;
  },
  result: 1,
});

/** Removes every line. It is the one GET that changes something, so the SDK never retries it. */
export const clearCart = example({
  given: 'a cart with two vendors exists',
  async run(shop, { cartId }: { cartId: string }) {
    return orThrow(await shop.clearCart({ query: { quote_id: cartId } })).data.message;
  },
  result: 'Cart cleared.',
});
