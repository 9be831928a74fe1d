import { ProductCardSkeleton } from '../../shared/product-card/product-card-skeleton';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './home.module.css';

/** Shown while the home loads. */
export function HomeSkeleton() {
  return (
    <SkeletonGroup label="Loading the store" className={styles.home}>
      <Skeleton shape="block" className={styles.skeletonBanner} />
      <div className={styles.skeletonSection}>
        {Array.from({ length: 5 }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
