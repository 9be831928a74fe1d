import { LinkButton } from '../../shared/button/link-button';
import { classNames } from '../../shared/class-names';
import { isBeyondTheEnd, NoSuchPage } from '../../shared/pagination/no-such-page';
import { PageSizeSelect } from '../../shared/pagination/page-size-select';
import { Pagination } from '../../shared/pagination/pagination';
import { ProductCard, type ProductCardModel } from '../../shared/product-card/product-card';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import styles from './search-results.module.css';

const FIRST_SIGHT = 4;

export interface SearchResultsState {
  query: string;
  body: 'prompt' | 'skeleton' | 'products' | 'empty' | 'failed';
  isLoading: boolean;
  pageSize: number;
  page: number;
  totalPages: number;
  products: readonly ProductCardModel[];
}

export interface SearchResultsActions {
  goToPage: (page: number) => unknown;
  pathOfPage: (page: number) => string;
  setPageSize: (size: number) => unknown;
  retry: () => void;
}

export interface SearchResultsViewProps {
  state: SearchResultsState;
  actions: SearchResultsActions;
}

export function SearchResultsView({ state, actions }: SearchResultsViewProps) {
  if (state.body === 'prompt')
    return (
      <EmptyState
        headingLevel={1}
        icon="search"
        title="Type to search"
        text="A name, a maker, a kind of thing."
      />
    );
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{`Search Results for "${state.query}"`}</h1>
        <PageSizeSelect value={state.pageSize} onChange={actions.setPageSize} />
      </header>
      <Body {...{ state, actions }} />
    </div>
  );
}

function Body({ state, actions }: SearchResultsViewProps) {
  switch (state.body) {
    case 'failed':
      return <FailureState message="Failed to fetch search results." onRetry={actions.retry} />;
    case 'empty':
      return isBeyondTheEnd(state) ? (
        <NoSuchPage page={state.page} totalPages={state.totalPages} hrefFor={actions.pathOfPage} />
      ) : (
        <EmptyState
          icon="search"
          title="No products found."
          text="Another word may find it."
          action={
            <LinkButton variant="secondary" href="/category/ALL">
              Browse all categories
            </LinkButton>
          }
        />
      );
    case 'products':
      return <Hits {...{ state, actions }} />;
    case 'prompt':
    case 'skeleton':
      return <ProductGridSkeleton />;
  }
}

function Hits({ state, actions }: SearchResultsViewProps) {
  const hasPages = state.totalPages > 1;
  const pages = {
    page: state.page,
    totalPages: state.totalPages,
    onPage: actions.goToPage,
    hrefFor: actions.pathOfPage,
  };
  return (
    <div className={classNames(styles.hits, state.isLoading && styles.dimmed)} aria-busy={state.isLoading}>
      {hasPages && <Pagination {...pages} label="Pages, top" />}
      <ProductGrid>
        {state.products.map((product, index) => (
          <ProductCard key={product.href} product={product} priority={index < FIRST_SIGHT} headingLevel={2} />
        ))}
      </ProductGrid>
      {hasPages && <Pagination {...pages} label="Pages, bottom" />}
    </div>
  );
}
