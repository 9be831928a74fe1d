import { meanRating } from '../../../domain/shared/review';
import type { AboutVendor, VendorProfile } from '../../../domain/vendor/vendor-profile';
import type { ProductCard } from '../../../domain/shared/product-card';
import {
  VENDOR_FILTERS,
  type VendorFilter,
  type VendorProductQuery,
} from '../../../domain/vendor/vendor-product-query';
import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { vendorProductsTexts } from '../../../texts/vendor/vendor-products';
import type { SelectedOption, FilterGroupState } from '../../shared/filters/filter-group';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { reviewCountText } from '../../shared/reviews/review-text';
import type { VendorTab } from './vendor-address';
import type { AboutState, BannerState } from './vendor-state';

export function tabLabel(tab: VendorTab, { reviews }: VendorProfile): string {
  switch (tab) {
    case 'shop':
      return vendorPageTexts.shop;
    case 'about':
      return vendorPageTexts.aboutTab;
    case 'reviews':
      return vendorPageTexts.reviewsTab(reviews.length);
    case 'delivery':
      return vendorPageTexts.delivery;
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
    { label: vendorPageTexts.name, value: name },
    { label: vendorPageTexts.address, value: address },
    { label: vendorPageTexts.phone, value: phoneOf(phone)?.label ?? '' },
  ].filter(({ value }) => value !== ''),
});

/** VEND-14, VEND-15 */
export function toVendorProductCard(product: ProductCard): ProductCardModel {
  const price = { amount: product.fromPrice?.format() ?? '', prefix: vendorProductsTexts.from };
  return { ...toProductCard(product), price };
}

const TITLES: Record<VendorFilter, string> = {
  price: vendorProductsTexts.price,
  size: vendorProductsTexts.size,
};

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
