import { ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import banner from './vendor-banner.module.css';
import styles from './vendor-page.module.css';

/** Shown while the vendor loads (VEND-21). */
export function VendorSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label="Loading vendor" className={banner.banner}>
        <div className={banner.logo}>
          <Skeleton shape="circle" className={banner.logoSkeleton} />
        </div>
        <div className={banner.content}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="short" />
          <Skeleton width="long" />
        </div>
      </SkeletonGroup>
      <ProductGridSkeleton />
    </div>
  );
}
