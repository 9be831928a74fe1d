import type { Crumb } from '../../shared/breadcrumbs/crumb';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import type { ReviewState } from '../../shared/reviews/review-text';

/** The query parameters of the page. */
export interface ProductAddress {
  readonly size?: string | null;
  /** The key of a speed option. */
  readonly speed?: string | null;
  readonly categoryId?: string;
}

/** What the shopper's choices do not change: the same objects until the product is loaded again. */
export interface ProductFacts {
  readonly name: string;
  readonly crumbs: readonly Crumb[];
  readonly images: readonly { url: string; thumbnailUrl: string }[];
  readonly reviewCount: string;
  /** The average of the reviews; null when there are none. */
  readonly rating: number | null;
  readonly scales: readonly { title: string; entries: readonly { label: string; value: number }[] }[];
  readonly description: readonly string[];
  readonly reviews: readonly ReviewState[];
  readonly similar: readonly ProductCardModel[];
}

/** What the product page shows once the product is loaded. */
export interface ProductState extends ProductFacts {
  readonly kind: 'ready';
  readonly price: { amount: string; was?: string };
  readonly vendorName: string;
  /** Navigation state for the vendor page; null where the vendor has no page (ROUTE-14). */
  readonly vendorRequest: { readonly vendorId: string; readonly zipcode: string } | null;
  readonly zipCheck: ZipCheckState;
  readonly buying: BuyingState;
  /** The same object until another size is chosen. */
  readonly about: readonly { label: string; value: string }[];
}

export interface ZipCheckState {
  readonly zipcode: string;
  readonly helper: string;
  readonly problem: string;
  readonly warning: string;
  readonly isChecking: boolean;
  readonly isVerified: boolean;
  readonly canSubmit: boolean;
}

export interface BuyingState {
  readonly isInStock: boolean;
  /** PDP-36, PDP-37: size, speed, quantity and the button are enabled together. */
  readonly isEnabled: boolean;
  /** The description says why a size is not available. */
  readonly sizes: readonly { value: string; label: string; description?: string }[];
  readonly size: string | undefined;
  readonly speeds: readonly SpeedState[];
  readonly speed: string | undefined;
  readonly quantity: number;
  readonly total: string;
  readonly isAdding: boolean;
  /** Why it cannot be bought although the controls are enabled. */
  readonly hint: string;
}

export interface SpeedState {
  readonly value: string;
  readonly label: string;
  readonly description: string;
  readonly aside: string;
  readonly disabled: boolean;
}

export type ProductDetailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly message: string }
  | ProductState;
