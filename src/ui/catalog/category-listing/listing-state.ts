import type { FilterParameter } from '../../../domain/catalog/filter';
import type { PageSize } from '../../../domain/catalog/pagination';
import type { ChosenOption, FilterGroupState } from '../../shared/filters/filter-group';
import type { ProductCardModel } from '../../shared/product-card/product-card';

export interface ListingState {
  readonly title: string;
  readonly crumbs: readonly { label: string; href?: string }[];
  /** `78 products` */
  readonly count: string;
  readonly filters: readonly FilterGroupState<FilterParameter>[];
  /** What the list is narrowed by, each to be taken away by itself. */
  readonly chosen: readonly ChosenOption<FilterParameter>[];
  readonly isDrawerOpen: boolean;
  readonly sort: string;
  readonly pageSize: PageSize;
  readonly page: number;
  readonly totalPages: number;
  readonly products: readonly ProductCardModel[];
  /** A newer list is on its way; the old one stays, dimmed. */
  readonly isLoading: boolean;
  readonly body: 'skeleton' | 'products' | 'empty' | 'failed';
  readonly emptyText: string;
  /** The newer list did not come; the old one is still there. */
  readonly isStale: boolean;
}
