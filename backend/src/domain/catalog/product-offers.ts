import type { ProductOffer, ProductRecord, ProductVariant } from './product';

/** Whether the offer can be chosen: it is active and the size is in stock there. */
export function isActive(offer: ProductOffer): boolean {
  return offer.active && offer.inStock;
}

/** The offers that are available in the area. */
export function servedOffers(variant: ProductVariant): ProductOffer[] {
  return variant.offers.filter((offer) => offer.served);
}

/** The locations that deliver a product in the area, each once. */
export const servingLocations = ({ variants }: ProductRecord): number[] => [
  ...new Set(variants.flatMap(servedOffers).map(({ locationId }) => locationId)),
];

/** The lowest active price in the area, else the lowest known price. */
export function lowestCents(offers: ProductOffer[]): number | undefined {
  const preferred = [
    offers.filter((offer) => offer.served && isActive(offer)),
    offers.filter((offer) => offer.served),
    offers.filter(isActive),
    offers,
  ].find((group) => group.length > 0);
  return preferred && Math.min(...preferred.map((offer) => offer.priceCents));
}

/**
 * Whether it is in stock in the area. If nothing is offered in the area, whether it is in stock anywhere: then only the
 * zipcode is the obstacle.
 */
export function isInStock(variants: ProductVariant[]): boolean {
  const offers = variants.filter((variant) => variant.size !== '0').flatMap((variant) => variant.offers);
  const served = offers.filter((offer) => offer.served);
  return (served.length > 0 ? served : offers).some((offer) => offer.inStock);
}
