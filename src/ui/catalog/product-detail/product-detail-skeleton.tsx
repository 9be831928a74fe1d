import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './product-detail.module.css';

/** Shown while the product loads. */
export function ProductDetailSkeleton() {
  return (
    <SkeletonGroup label="Loading product" className={styles.page}>
      <Skeleton width="half" />
      <div className={styles.top}>
        <div className={styles.skeletonPicture}>
          <Skeleton shape="picture" />
        </div>
        <div className={styles.choice}>
          <Skeleton shape="title" width="long" />
          <Skeleton width="short" />
          <Skeleton shape="title" width="short" />
          <Skeleton shape="control" />
          <Skeleton shape="control" width="long" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
