import { meanRating } from '../../../domain/shared/review';
import type { AboutVendor, VendorProfile } from '../../../domain/vendor/vendor-profile';
import type { ProductCard } from '../../../domain/shared/product-card';
import {
  VENDOR_FILTERS,
  type VendorFilter,
  type VendorProductQuery,
} from '../../../domain/vendor/vendor-product-query';
import type { SelectedOption, FilterGroupState } from '../../shared/filters/filter-group';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { reviewCountText } from '../../shared/reviews/review-text';
import type { VendorTab } from './vendor-address';
import type { AboutState, BannerState } from './vendor-state';

export function tabLabel(tab: VendorTab, { reviews }: VendorProfile): string {
  switch (tab) {
    case 'shop':
      return 'Shop';
    case 'about':
      return 'About';
    case 'reviews':
      return `Reviews (${reviews.length})`;
    case 'delivery':
      return 'Delivery Info';
  }
}

/** VEND-05 to VEND-10 */
export const bannerOf = (profile: VendorProfile, reviewsHref: string): BannerState => ({
  name: profile.name,
  logoUrl: profile.logoUrl,
  address: profile.address,
  website: profile.website,
  phone: phoneOf(profile.phone),
  reviewCount: reviewCountText(profile.reviews.length),
  reviewsHref,
  rating: meanRating(profile.reviews),
});

/** Formats ten digits as a US phone number; returns anything else unchanged. */
function phoneOf(phone: string): BannerState['phone'] {
  if (phone === '') return null;
  const digits = phone.replace(/\D/g, '');
  const label = /^\d{10}$/.test(phone) ? phone.replace(/(...)(...)(....)/, '($1) $2-$3') : phone;
  return { href: `tel:${phone.startsWith('+') ? '+' : ''}${digits}`, label };
}

export const aboutOf = ({ name, address, phone, lines }: AboutVendor): AboutState => ({
  lines,
  facts: [
    { label: 'Name', value: name },
    { label: 'Address', value: address },
    { label: 'Phone', value: phoneOf(phone)?.label ?? '' },
  ].filter(({ value }) => value !== ''),
});

/** VEND-14, VEND-15 */
export function toVendorProductCard(product: ProductCard): ProductCardModel {
  const price = { amount: product.fromPrice?.format() ?? '', prefix: 'from' };
  return { ...toProductCard(product), price };
}

const TITLES: Record<VendorFilter, string> = { price: 'Price', size: 'Size' };

/** VEND-11, VEND-12 */
export const filterGroups = (query: VendorProductQuery): readonly FilterGroupState<VendorFilter>[] =>
  VENDOR_FILTERS.map(({ parameter, options }) => ({
    parameter,
    title: TITLES[parameter],
    bounds: '',
    options: options.map((option) => ({
      ...option,
      isSelected: query.values(parameter).includes(option.value),
      children: [],
    })),
    chosen: query.values(parameter).length,
  }));

export const selectedOptions = (query: VendorProductQuery): readonly SelectedOption<VendorFilter>[] =>
  VENDOR_FILTERS.flatMap(({ parameter, options }) =>
    options
      .filter(({ value }) => query.values(parameter).includes(value))
      .map((option) => ({ parameter, ...option })),
  );
