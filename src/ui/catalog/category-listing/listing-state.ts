import type { Crumb } from '../../shared/breadcrumbs/crumb';
import type { FilterParameter } from '../../../domain/catalog/filter';
import type { PageSize } from '../../../domain/catalog/pagination';
import type { SelectedOption, FilterGroupState } from '../../shared/filters/filter-group';
import type { ProductCardModel } from '../../shared/product-card/product-card';

export interface ListingState {
  readonly title: string;
  /** There is no such category. */
  readonly isMissing: boolean;
  readonly crumbs: readonly Crumb[];
  /** `78 products` */
  readonly count: string;
  /** `Showing 1–20 of 78`; blank if everything is shown. */
  readonly range: string;
  readonly filters: readonly FilterGroupState<FilterParameter>[];
  /** The selected filter options, each of which can be removed. */
  readonly selected: readonly SelectedOption<FilterParameter>[];
  readonly isDrawerOpen: boolean;
  readonly sort: string;
  readonly pageSize: PageSize;
  readonly page: number;
  readonly totalPages: number;
  readonly products: readonly ProductCardModel[];
  /** A newer listing is loading; the old one stays, dimmed. */
  readonly isLoading: boolean;
  readonly body: 'skeleton' | 'products' | 'empty' | 'failed';
  /** Why there is no listing; blank if there is one. */
  readonly failureText: string;
  readonly emptyText: string;
  /** The newer listing could not be loaded; the old one is still shown. */
  readonly isStale: boolean;
}
