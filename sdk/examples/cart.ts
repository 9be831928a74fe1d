import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface Line {
  cartId: string;
  lineId: string;
}

/** Adds two bottles to the cart. Without `cart_id` the server creates a cart, whose id is in the answer. */
export async function addToCart(shop: ShopClient) {
  const line = { product_id: '1011', qty: 2, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };
  const { data } = orThrow(await shop.addToCart({ body: line }));
  return { cartId: data.cart_id, pieces: data.total_products_in_cart };
}

/** Shows a cart and applies a coupon; a refused coupon leaves the cart unchanged and gives a reason. */
export async function showCart(shop: ShopClient, { cartId }: { cartId: string }) {
  const answer = await shop.showCart({ body: { cart_id: cartId, coupon_code: 'SAVE10' } });
  if (!answer.ok) throw new Error(answer.failure.message);
  const { result, discount, grandtotal } = answer.data;
  return {
    lines: result.length,
    discount,
    grandtotal,
    refusal: answer.succeeded ? undefined : answer.message,
  };
}

/** Changes the quantity of a line; 0 removes it. */
export async function updateCartItem(shop: ShopClient, { cartId, lineId }: Line) {
  const body = { cart_id: cartId, cart_rid: lineId, qty: 3 };
  return orThrow(await shop.updateCartItem({ body })).data.total_products_in_cart;
}

/** Removes a line from the cart. */
export async function removeCartItem(shop: ShopClient, { cartId, lineId }: Line) {
  const { data } = orThrow(await shop.removeCartItem({ body: { cart_id: cartId, cart_rid: lineId } }));
  return data.total_products_in_cart;
}

/** Removes every line. It is the one GET that changes something, so the SDK never retries it. */
export async function clearCart(shop: ShopClient, { cartId }: { cartId: string }) {
  return orThrow(await shop.clearCart({ query: { quote_id: cartId } })).data.message;
}
