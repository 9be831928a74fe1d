import { categoryListingTexts } from '../../texts/catalog/category-listing';
import type { ProductCard } from '../shared/product-card';
import type { Filter } from './filter';
import type { Pagination } from './pagination';

/** One page of a category. */
export interface Listing {
  readonly products: readonly ProductCard[];
  readonly filters: readonly Filter[];
  readonly pagination: Pagination;
  /** The backend's message for an empty listing; may be blank. */
  readonly message: string;
  /** A code other than 1 is logged and never shown (ERR-11, X-104). */
  readonly isAccepted: boolean;
}

/** ERR-06 */
export const emptyListingText = (listing: Listing): string => listing.message || categoryListingTexts.empty;
