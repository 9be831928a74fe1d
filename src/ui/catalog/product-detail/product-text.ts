import type { Product } from '../../../domain/catalog/product';
import type { ProductChoice } from '../../../domain/catalog/product-choice';
import { type Offer, offerKey } from '../../../domain/catalog/offer';
import type { Variant } from '../../../domain/catalog/variant';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { ProductCard } from '../../../domain/shared/product-card';
import { meanRating } from '../../../domain/shared/review';
import { speedLabel } from '../../../domain/shared/speed';
import { productDetailTexts } from '../../../texts/catalog/product-detail';
import { dateInWords } from '../../shared/date-field/date-in-words';
import type { Crumb } from '../../shared/breadcrumbs/crumb';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { reviewCountText, reviewStates } from '../../shared/reviews/review-text';
import type { BuyingState, ProductFacts, ProductState, SpeedState } from './product-state';

/** PDP-11..15 */
export function aboutOf(product: Product, variant: Variant | null): ProductState['about'] {
  return [
    { label: productDetailTexts.brand, value: product.brand },
    { label: productDetailTexts.productType, value: variant?.productType },
    { label: productDetailTexts.productCategory, value: variant?.productCategory },
    { label: productDetailTexts.countryOfOrigin, value: variant?.countryOfOrigin },
  ].map(({ label, value }) => ({ label, value: value || productDetailTexts.unknown }));
}

/** Local, Courier, Farm Direct: each with its vendor, first date and price (PDP-06, CONST-18). */
const speedsOf = ({ variant }: ProductChoice): readonly SpeedState[] =>
  bestOffers(variant?.offers ?? []).map((option) => ({
    value: offerKey(option),
    label: speedLabel(option.speed),
    description: descriptionOf(option),
    aside: option.price.format(),
    disabled: !option.isActive,
  }));

function descriptionOf({ isActive, vendorName, earliestDate }: Offer): string {
  if (!isActive) return productDetailTexts.soldOutAt(vendorName);
  return productDetailTexts.offer(vendorName, earliestDate ? dateInWords(earliestDate.iso) : undefined);
}

/** One option per vendor and speed: of a vendor's locations, the cheapest that has it in stock. */
function bestOffers(options: readonly Offer[]): readonly Offer[] {
  const best = new Map<string, Offer>();
  for (const option of options) {
    const name = `${option.speed} ${option.vendorId}`;
    const known = best.get(name);
    if (!known || isBetter(option, known)) best.set(name, option);
  }
  return [...best.values()];
}

const isBetter = (one: Offer, other: Offer): boolean =>
  one.isActive === other.isActive ? other.price.isMoreThan(one.price) : one.isActive;

export const factsOf = (
  product: Product,
  crumbs: readonly Crumb[],
  similar: readonly ProductCard[],
): ProductFacts => ({
  name: product.name,
  crumbs,
  images: product.images,
  // PDP-03
  reviewCount: reviewCountText(product.reviewCount),
  rating: meanRating(product.reviews),
  scales: scalesOf(product),
  description: product.descriptionLines,
  reviews: reviewStates(product.reviews),
  similar: similar.map((card) => toProductCard(card)),
});

/** PDP-16, PDP-17: only scales with entries. */
function scalesOf(product: Product): ProductState['scales'] {
  return [
    { title: productDetailTexts.tasteScale, entries: product.tasteScale },
    { title: productDetailTexts.skillLevel, entries: product.skillScale },
  ].filter(({ entries }) => entries.length > 0);
}

/** The vendor of the chosen speed, and the zipcode the product was loaded for (ROUTE-14). */
export function vendorRequestOf(
  { offer: speed }: ProductChoice,
  place: ShoppingPlace,
): ProductState['vendorRequest'] {
  const vendorId = speed?.vendorId ?? '';
  return /^\d+$/.test(vendorId) ? { vendorId, zipcode: place.zipcode?.value ?? '' } : null;
}

/** PDP-05..09, PDP-36, PDP-37 */
export function buyingOf(
  choice: ProductChoice,
  loadedFor: ShoppingPlace,
  { hasZipcode, isAdding }: { hasZipcode: boolean; isAdding: boolean },
): BuyingState {
  const { isInStock, variants } = choice.product;
  return {
    isInStock,
    isEnabled: isInStock && hasZipcode,
    sizes: variants.map((variant) => ({
      value: variant.id,
      label: variant.sizeLabel,
      description: isInStock ? absenceOf(variant, loadedFor) : undefined,
    })),
    size: choice.variant?.id,
    speeds: speedsOf(choice),
    speed: choice.offer ? offerKey(choice.offer) : undefined,
    quantity: choice.quantity,
    total: choice.totalPrice.format(),
    isAdding,
    hint: isInStock && !choice.isDeliverable ? undeliverableText(loadedFor) : '',
  };
}

/** Why a size is not available, so that the shopper need not select it to find out. */
function absenceOf(variant: Variant, { zipcode }: ShoppingPlace): string | undefined {
  if (!zipcode || variant.cheapestActiveOffer) return undefined;
  return variant.offers.length > 0
    ? productDetailTexts.soldOut
    : productDetailTexts.notDeliveredTo(zipcode.value);
}

/** */
const undeliverableText = ({ zipcode }: ShoppingPlace): string =>
  zipcode ? productDetailTexts.cannotBeDelivered(zipcode.value) : productDetailTexts.enterZipcode;
