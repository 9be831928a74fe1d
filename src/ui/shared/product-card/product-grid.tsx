import { Children, type ReactNode } from 'react';
import { productCardTexts } from '../../../texts/shared/product-card';
import { SkeletonGroup } from '../skeleton/skeleton-group';
import { GridColumnsButton } from './grid-columns-button';
import { ProductCardSkeleton } from './product-card-skeleton';
import styles from './product-grid.module.css';

interface ProductGridProps {
  children: ReactNode;
  /** What stands above the cards; it contains the choice of columns, which otherwise stands there alone. */
  head?: ReactNode;
}

/** Product cards in 4 columns; 3 up to 1024 px, 2 up to 768, 1 up to 480 (LIST-22 to LIST-25), or 2 if the shopper prefers
 * that. One child per item. */
export function ProductGrid({ children, head = <GridColumnsButton /> }: ProductGridProps) {
  return (
    <>
      {head}
      <ul className={styles.grid}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </>
  );
}

export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup label={productCardTexts.loadingProducts} className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
