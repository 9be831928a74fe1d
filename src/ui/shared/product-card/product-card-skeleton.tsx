import { Skeleton } from '../skeleton/skeleton';
import styles from './product-card.module.css';

/** Shown while a product card loads. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.text}>
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
