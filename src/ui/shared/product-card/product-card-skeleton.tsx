import { Skeleton } from '../skeleton/skeleton';
import styles from './product-card.module.css';

/** The place of a product card that is still loading. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.words}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
