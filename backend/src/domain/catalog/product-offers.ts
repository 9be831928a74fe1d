import type { ProductOffer, ProductVariant } from './product';

/** Whether a speed can be chosen: the location makes the offer and has the size on its shelf. */
export function isActive(offer: ProductOffer): boolean {
  return offer.active && offer.inStock;
}

/** The offers that are made in the area. */
export function servedOffers(variant: ProductVariant): ProductOffer[] {
  return variant.offers.filter((offer) => offer.served);
}

/** The lowest active price in the area; where there is none, the lowest that is known. */
export function lowestCents(offers: ProductOffer[]): number | undefined {
  const preferred = [
    offers.filter((offer) => offer.served && isActive(offer)),
    offers.filter((offer) => offer.served),
    offers.filter(isActive),
    offers,
  ].find((group) => group.length > 0);
  return preferred && Math.min(...preferred.map((offer) => offer.priceCents));
}

/** In stock in the area; where nothing of it is offered in the area, in stock anywhere: then it is the zipcode that lacks it. */
export function isInStock(variants: ProductVariant[]): boolean {
  const offers = variants.filter((variant) => variant.size !== '0').flatMap((variant) => variant.offers);
  const served = offers.filter((offer) => offer.served);
  return (served.length > 0 ? served : offers).some((offer) => offer.inStock);
}
