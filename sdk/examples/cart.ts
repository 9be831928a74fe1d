import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface Line {
  cartId: string;
  lineId: string;
}

/** Two bottles into a cart; without a `cart_id` a cart is made, and the answer names it. */
export async function addToCart(shop: ShopClient) {
  const line = { product_id: '1011', qty: 2, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };
  const { data } = orThrow(await shop.addToCart({ body: line }));
  return { cartId: data.cart_id, pieces: data.total_products_in_cart };
}

/** What lies in a cart, with a coupon; a refused coupon leaves the cart as it was and says why. */
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

/** Three of what was two. Nought takes the line away. */
export async function updateCartItem(shop: ShopClient, { cartId, lineId }: Line) {
  const body = { cart_id: cartId, cart_rid: lineId, qty: 3 };
  return orThrow(await shop.updateCartItem({ body })).data.total_products_in_cart;
}

/** A line taken out of the cart. */
export async function removeCartItem(shop: ShopClient, { cartId, lineId }: Line) {
  const { data } = orThrow(await shop.removeCartItem({ body: { cart_id: cartId, cart_rid: lineId } }));
  return data.total_products_in_cart;
}

/** Everything taken out. The one GET that changes something: the SDK never sends it twice. */
export async function clearCart(shop: ShopClient, { cartId }: { cartId: string }) {
  return orThrow(await shop.clearCart({ query: { quote_id: cartId } })).data.message;
}
