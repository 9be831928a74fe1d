import type { ProductOffer, ProductRecord, ProductVariant } from '../../../domain/catalog/product';
import type { EarliestDate } from '../../../application/catalog/earliest-delivery.port';
import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import { summaryToWire } from './summary.wire';
import { isActive, isInStock, lowestCents, servedOffers } from '../../../domain/catalog/product-offers';

type Wire = components['schemas'];

/**
 * The product page, with the first date for each speed; brand and similar fields are blank if unknown, and shown as N/A
 * (PDP-15).
 */
export function productToWire(
  product: ProductRecord,
  zipcode: string,
  earliest: EarliestDate,
): Wire['ProductDetail'] {
  return {
    code: 1,
    id: String(product.id),
    name: product.name,
    brand: product.brand ?? '',
    image: [imageToWire(product)],
    images: product.images,
    description: product.description,
    reviews: product.reviews,
    review_count: product.reviews.length,
    stock_status: isInStock(product.variants) ? 'in stock' : 'out of stock',
    related_products: product.related.map(summaryToWire),
    ...(product.tasteScale && { taste_scale: product.tasteScale }),
    ...(product.skillScale && { skill_scale: product.skillScale }),
    time: product.time ?? '',
    zipcode,
    vendor_list: vendorList(product),
    child: product.variants.flatMap((variant) => variantToWire(product, variant, earliest)),
  };
}

function imageToWire({ images, thumbnail }: ProductRecord): Wire['ProductImage'] {
  return {
    small_image: thumbnail,
    thumbnail,
    base_image: images[0] ?? thumbnail,
    additional_images: images.slice(1).map((additional_image) => ({ additional_image })),
  };
}

/** The vendors in the area, by location, at the lowest price of each location (ENT-02). */
function vendorList(product: ProductRecord): Record<string, Wire['VendorListing']> {
  const offers = product.variants.filter((variant) => variant.size !== '0').flatMap(servedOffers);
  const locations = [...new Set(offers.map((offer) => offer.locationId))];
  return Object.fromEntries(
    locations.map((locationId) => {
      const here = offers.filter((offer) => offer.locationId === locationId);
      const listing = {
        vendor_name: here[0]?.vendorName ?? '',
        prod_id: String(product.id),
        price: formatCents(lowestCents(here) ?? 0),
      };
      return [String(locationId), listing];
    }),
  );
}

/** Without a size that has never had an offer: it has no price to show. */
function variantToWire(
  product: ProductRecord,
  variant: ProductVariant,
  earliest: EarliestDate,
): Wire['Variant'][] {
  const cents = lowestCents(variant.offers);
  if (cents === undefined) return [];
  return [
    {
      id: String(variant.id),
      bottle_size: variant.size,
      price: formatCents(cents),
      ...(variant.maximumPriceCents !== null && { maximumprice: formatCents(variant.maximumPriceCents) }),
      product_type: product.productType ?? '',
      product_category: product.productCategory ?? '',
      country_of_manufacture: product.countryOfManufacture ?? '',
      speed_id: servedOffers(variant).map((offer) => speedToWire(offer, earliest)),
    },
  ];
}

function speedToWire(offer: ProductOffer, earliest: EarliestDate): Wire['SpeedOption'] {
  const date = isActive(offer) ? earliest(offer.locationId, offer.speed) : undefined;
  return {
    Type: offer.speed,
    Loc_id: String(offer.locationId),
    Price: formatCents(offer.priceCents),
    active: isActive(offer) ? 1 : 0,
    Vendor_id: String(offer.vendorId),
    Vendor_name: offer.vendorName,
    ...(date && { delivery_date: date }),
  };
}
