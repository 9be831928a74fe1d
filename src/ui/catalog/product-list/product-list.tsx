import type { ReactNode } from 'react';
import { productListTexts } from '../../../texts/catalog/product-list';
import { classNames } from '../../shared/class-names';
import { Pagination } from '../../shared/pagination/pagination';
import { GridColumnsButton } from '../../shared/product-card/grid-columns-button';
import { ProductCard, type ProductCardModel } from '../../shared/product-card/product-card';
import { ProductGrid } from '../../shared/product-card/product-grid';
import styles from './product-list.module.css';

/** As many products as are visible without scrolling. */
export const ABOVE_THE_FOLD_COUNT = 4;

/** A shorter list needs no pagination above it: the one below is in sight. */
const SCREENFUL = 8;

export interface ProductListState {
  readonly products: readonly ProductCardModel[];
  readonly page: number;
  readonly totalPages: number;
  /** `Showing 1–20 of 78`; blank if everything is shown. */
  readonly range: string;
}

export interface ProductListActions {
  goToPage: (page: number) => unknown;
  pathOfPage: (page: number) => string;
}

interface ProductListProps {
  state: ProductListState;
  actions: ProductListActions;
}

/** One page of products, with the pagination above and below (LIST-07, LIST-08, SRCH-15, SRCH-16). */
export function ProductList({ state, actions }: ProductListProps) {
  const head = state.range && (
    <div className={styles.head}>
      <p className={styles.range} aria-live="polite">
        {state.range}
      </p>
      <GridColumnsButton />
      {state.products.length > SCREENFUL && (
        <Pages {...{ state, actions }} label={productListTexts.paginationTop} />
      )}
    </div>
  );
  return (
    <>
      <ProductGrid head={head || undefined}>
        {state.products.map((product, index) => (
          <ProductCard
            key={product.href}
            product={product}
            priority={index < ABOVE_THE_FOLD_COUNT}
            headingLevel={2}
          />
        ))}
      </ProductGrid>
      <Pages {...{ state, actions }} label={productListTexts.paginationBottom} />
    </>
  );
}

/** Keeps the old content, dimmed, while newer content loads. */
export function Refreshing({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.list, isLoading && styles.dimmed)} aria-busy={isLoading}>
      {children}
    </div>
  );
}

function Pages({ state: { page, totalPages }, actions, label }: ProductListProps & { label: string }) {
  if (totalPages <= 1) return null;
  return (
    <Pagination {...{ label, page, totalPages }} onPage={actions.goToPage} hrefFor={actions.pathOfPage} />
  );
}
