import type { components } from '@cork-and-petal/sdk/schema';
import type { AddToCartCommand } from '../../../application/cart/add-to-cart';
import type { LineKey } from '../../../application/cart/find-line';
import type { OfferKey } from '../../../domain/cart/offer';
import { parseId } from '../../../domain/shared/ids';
import { SPEED_TYPES } from '../../../domain/shared/speed-type';

type Wire = components['schemas'];
type AdditionOnWire = Wire['AddToCartRequest'];
type LineOnWire = Pick<Wire['UpdateCartItemRequest'], 'cart_rid' | 'product_id'>;

/** The body of addtocart; its product_id is the variant. */
export const parseAddition = (body: AdditionOnWire): AddToCartCommand => ({
  offer: parseOffer(body),
  quantity: body.qty,
  cartId: body.cart_id,
  zipcode: body.zipcode,
  kind: body.wallet === 1 ? 'dine-in' : 'ordinary',
});

function parseOffer({ product_id, loc_id, speed_id }: AdditionOnWire): OfferKey | undefined {
  const variantId = parseId(product_id);
  const locationId = parseId(loc_id);
  const speed = SPEED_TYPES.find((type) => type === speed_id);
  if (variantId === undefined || locationId === undefined || speed === undefined) return undefined;
  return { variantId, locationId, speed };
}

/** A product_id that is not an id matches no variant, and therefore no line. */
export const parseLine = ({ cart_rid, product_id }: LineOnWire): LineKey => ({
  lineId: parseId(cart_rid),
  ...(product_id && { variantId: parseId(product_id) ?? 0 }),
});
