import { cheapestActiveOffer, type Offer, offerKey } from '../catalog/offer';
import type { Product } from '../catalog/product';
import { ProductChoice } from '../catalog/product-choice';
import type { Variant } from '../catalog/variant';
import type { BoughtItem } from './order';

/**
 * What to buy to have an item of an order again. If the order has the item's name and price only (ENT-44), it is, of
 * several sizes, the one that costs as much today. If that is none, or more than one, the shopper has to choose.
 */
export function choiceAgain(item: BoughtItem, product: Product): ProductChoice | 'to-choose' | 'not-sold' {
  if (!product.isInStock || product.variants.every(({ cheapestActiveOffer: offer }) => !offer))
    return 'not-sold';
  const variant = sizeOf(item, product.variants);
  if (!variant) return item.product ? 'not-sold' : 'to-choose';
  const choice = ProductChoice.of(product, variant.id).withQuantity(item.quantity);
  if (!choice.isDeliverable) return 'not-sold';
  const offer = offerLikeBefore(item, variant.offers);
  return offer ? choice.withOffer(offerKey(offer)) : choice;
}

function sizeOf(item: BoughtItem, sizes: readonly Variant[]): Variant | undefined {
  const { product } = item;
  if (product) return sizes.find(({ id }) => id === product.variantId);
  if (sizes.length === 1) return sizes[0];
  const [size, ...others] = sizes.filter(({ offers }) => offers.some((offer) => costsAsMuch(offer, item)));
  return others.length === 0 ? size : undefined;
}

/** At the speed of the order; there at its price, or else the cheapest. */
function offerLikeBefore(item: BoughtItem, offers: readonly Offer[]): Offer | null {
  const likely = offers.filter(({ speed, isActive }) => isActive && speed === item.speed);
  return likely.find((offer) => costsAsMuch(offer, item)) ?? cheapestActiveOffer(likely);
}

const costsAsMuch = ({ price }: Offer, { quantity, total }: BoughtItem): boolean =>
  price.times(quantity).equals(total);
