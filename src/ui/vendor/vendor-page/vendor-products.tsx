import { vendorProductsTexts } from '../../../texts/vendor/vendor-products';
import { ABOVE_THE_FOLD_COUNT, Refreshing } from '../../catalog/product-list/product-list';
import { Button } from '../../shared/button/button';
import { TextButton } from '../../shared/button/text-button';
import { LiveRegion } from '../../shared/live-region/live-region';
import { Notice } from '../../shared/notice/notice';
import { isBeyondTheEnd, NoSuchPage } from '../../shared/pagination/no-such-page';
import { Pagination } from '../../shared/pagination/pagination';
import { ProductCard } from '../../shared/product-card/product-card';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import type { VendorProductsState } from './vendor-state';

/** VEND-28 */
const EAGER_PICTURES = 10;

export interface VendorProductsActions {
  goToPage: (page: number) => unknown;
  pathOfPage: (page: number) => string;
  clearAll: () => unknown;
  retryList: () => void;
}

interface VendorProductsProps {
  state: VendorProductsState;
  actions: VendorProductsActions;
}

/** The old list stays, dimmed, while a newer one loads. */
export function VendorProducts({ state, actions }: VendorProductsProps) {
  if (state.body === 'skeleton') return <ProductGridSkeleton />;
  if (state.body === 'failed')
    return <FailureState message={state.failureText} onRetry={actions.retryList} />;
  return (
    <Refreshing isLoading={state.isLoading}>
      {state.isStale && (
        <Notice tone="failure" title={state.failureText}>
          {vendorProductsTexts.mayBeOutdated}{' '}
          <TextButton onClick={actions.retryList}>{vendorProductsTexts.retry}</TextButton>
        </Notice>
      )}
      <LiveRegion>{state.body === 'empty' && <NoProducts {...{ state, actions }} />}</LiveRegion>
      {state.body === 'products' && <Products {...{ state, actions }} />}
    </Refreshing>
  );
}

function Products({ state, actions }: VendorProductsProps) {
  return (
    <>
      <ProductGrid>
        {state.products.map((product, index) => (
          <ProductCard
            key={product.href}
            product={product}
            priority={index < ABOVE_THE_FOLD_COUNT}
            eager={index < EAGER_PICTURES}
            headingLevel={2}
          />
        ))}
      </ProductGrid>
      <Pagination
        variant="compact"
        page={state.page}
        totalPages={state.totalPages}
        onPage={actions.goToPage}
        hrefFor={actions.pathOfPage}
      />
    </>
  );
}

/** VEND-18 */
function NoProducts({ state, actions }: VendorProductsProps) {
  const { page, totalPages, selected } = state;
  if (isBeyondTheEnd(state)) return <NoSuchPage {...{ page, totalPages }} hrefFor={actions.pathOfPage} />;
  if (selected.length === 0)
    return <EmptyState title={vendorProductsTexts.none} text={vendorProductsTexts.notDelivered} />;
  const clearAll = (
    <Button variant="secondary" onClick={actions.clearAll}>
      {vendorProductsTexts.removeFilters}
    </Button>
  );
  return (
    <EmptyState
      title={vendorProductsTexts.none}
      text={vendorProductsTexts.tryFewerFilters}
      action={clearAll}
    />
  );
}
