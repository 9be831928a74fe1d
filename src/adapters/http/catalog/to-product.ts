import type { components } from '@cork-and-petal/sdk';
import { Product, type ProductImage, type ScaleEntry } from '../../../domain/catalog/product';
import type { Offer } from '../../../domain/catalog/offer';
import { Variant } from '../../../domain/catalog/variant';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { parseSpeed } from '../../../domain/shared/speed';
import { Money } from '../../../domain/shared/money';
import { listOf, listWith } from '../shared/list-of';
import { summaryProductCards } from '../shared/to-product-card';
import { toReview } from '../shared/to-review';

type Wire = components['schemas'];

/** ENT-01; a missing field never breaks the page. */
export const toProduct = (wire: Wire['ProductDetail']): Product =>
  Product.of({
    id: String(wire.id ?? ''),
    name: wire.name ?? '',
    brand: wire.brand || null,
    description: wire.description ?? '',
    images: toImages(wire),
    reviews: listOf(wire.reviews).map(toReview),
    reviewCount: wire.review_count ?? 0,
    isInStock: wire.stock_status === 'in stock',
    tasteScale: toScale(wire.taste_scale),
    skillScale: toScale(wire.skill_scale),
    related: summaryProductCards(wire.related_products),
    variants: listWith(wire.child, 'id').map(toVariant),
  });

/** The gallery: `images` in order, else the pictures of the image list, without duplicates. */
function toImages(wire: Wire['ProductDetail']): readonly ProductImage[] {
  const pictures = listOf(wire.image);
  const listed = pictures.flatMap((image) => [
    image.base_image ?? image.small_image ?? image.thumbnail,
    ...listOf(image.additional_images).map((additional) => additional.additional_image),
  ]);
  const urls = new Set(
    listOf([...(wire.images ?? []), ...(wire.images?.length ? [] : listed)]).filter(
      (url) => url !== undefined,
    ),
  );
  const thumbnails: Record<string, string | undefined> = {
    [pictures[0]?.base_image ?? '']: pictures[0]?.thumbnail,
  };
  return [...urls].map((url) => ({ url, thumbnailUrl: thumbnails[url] ?? url }));
}

/** */
const toScale = (list: Wire['ScalePoint'][] | undefined): ScaleEntry[] =>
  listWith(list, 'label').map(({ label, value }) => ({ label, value: Number(value) || 0 }));

const toVariant = (wire: Wire['Variant']): Variant =>
  Variant.of({
    id: String(wire.id),
    size: String(wire.bottle_size ?? ''),
    price: Money.parseOrZero(wire.price),
    formerPrice: Money.parse(wire.maximumprice),
    productType: wire.product_type || null,
    productCategory: wire.product_category || null,
    countryOfOrigin: wire.country_of_manufacture || null,
    offers: listWith(wire.speed_id, 'Loc_id').flatMap(toOffer),
  });

/** A speed with an unknown name is omitted. */
function toOffer(wire: Wire['SpeedOption']): Offer[] {
  const type = parseSpeed(wire.Type);
  if (!type) return [];
  return [
    {
      speed: type,
      locationId: String(wire.Loc_id),
      vendorId: String(wire.Vendor_id),
      vendorName: wire.Vendor_name ?? '',
      price: Money.parseOrZero(wire.Price),
      isActive: String(wire.active) === '1',
      earliestDate: CalendarDate.parse(wire.delivery_date),
    },
  ];
}
