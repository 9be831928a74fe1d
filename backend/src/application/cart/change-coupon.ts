import type { Cart } from '../../domain/cart/cart';
import { refused } from '../../domain/cart/cart-refusal';
import { couponApplies } from '../../domain/cart/coupon';
import { couponRefusal, defaultFulfilment } from '../../domain/cart/quote';
import type { Session } from '../../domain/customer/session';
import type { Transaction } from '../shared/data-source.port';
import { lockOpenCart } from './cart-access';
import { Carts } from './carts.port';
import { Coupons } from './coupons.port';
import { quoteCart } from './quote';

/** Applies the coupon with that code to the cart, or removes the current one if blank (BD-44). */
export async function changeCoupon(
  tx: Transaction,
  cartId: string,
  code: string,
  { session, now }: { session: Session | undefined; now: Date },
): Promise<Cart> {
  const cart = await lockOpenCart(tx, cartId, session);
  const coupon = code ? await tx.get(Coupons).find(code) : null;
  if (coupon === undefined) throw refused({ kind: 'coupon-not-found' });
  if (coupon) {
    const { price } = await quoteCart(tx, cart, { fulfilment: defaultFulfilment(cart), now });
    // Prepaid lines have no price to discount.
    if (cart.kind === 'wallet' || !couponApplies(coupon, price.subtotal, now))
      throw refused(couponRefusal(coupon));
  }
  const couponCode = coupon?.code ?? null;
  await tx.get(Carts).update(cart.id, { couponCode, updatedAt: now });
  return { ...cart, couponCode };
}
