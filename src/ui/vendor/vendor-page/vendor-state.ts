import type { VendorFilter } from '../../../domain/vendor/vendor-product-query';
import type { SelectedOption, FilterGroupState } from '../../shared/filters/filter-group';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import type { ReviewState } from '../../shared/reviews/review-text';
import type { VendorTab } from './vendor-address';

export type VendorState =
  | { readonly kind: 'loading' }
  /** Nothing could be loaded: what happened, and what to do (VEND-22, VEND-24, VEND-25). */
  | { readonly kind: 'failed'; readonly message: string; readonly advice: string }
  | ReadyVendorState;

export interface ReadyVendorState {
  readonly kind: 'ready';
  readonly banner: BannerState;
  readonly tabs: readonly { id: VendorTab; label: string; href: string; isSelected: boolean }[];
  readonly tab: VendorTab;
  readonly productList: VendorProductsState;
  /** Null if the vendor has given no information (VEND-26). */
  readonly about: AboutState | null;
  readonly reviews: readonly ReviewState[];
  readonly delivery: readonly string[];
}

/** Facts that a vendor has not given are blank or null, and not shown. */
export interface BannerState {
  readonly name: string;
  readonly logoUrl: string;
  readonly address: string;
  readonly website: { href: string; label: string } | null;
  readonly phone: { href: string; label: string } | null;
  /** `6 reviews` */
  readonly reviewCount: string;
  readonly reviewsHref: string;
  readonly rating: number | null;
}

export interface AboutState {
  readonly lines: readonly string[];
  readonly facts: readonly { label: string; value: string }[];
}

/** The Shop tab. */
export interface VendorProductsState {
  readonly filters: readonly FilterGroupState<VendorFilter>[];
  readonly selected: readonly SelectedOption<VendorFilter>[];
  readonly isDrawerOpen: boolean;
  readonly products: readonly ProductCardModel[];
  readonly page: number;
  readonly totalPages: number;
  /** A newer list is loading; the old one stays, dimmed. */
  readonly isLoading: boolean;
  readonly body: 'skeleton' | 'products' | 'empty' | 'failed';
  /** Why the latest products could not be loaded; blank if they were. */
  readonly failureText: string;
  /** The newer list could not be loaded; the old one is still shown. */
  readonly isStale: boolean;
}
