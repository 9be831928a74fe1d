import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './cart.module.css';

/** Two groups and the price summary, in their final positions. */
export function CartSkeleton() {
  return (
    <SkeletonGroup label="Loading your cart" className={styles.columns}>
      <span className={styles.groups}>
        <Skeleton shape="block" className={styles.groupShape} />
        <Skeleton shape="block" className={styles.groupShape} />
      </span>
      <span className={styles.aside}>
        <Skeleton shape="block" className={styles.groupShape} />
      </span>
    </SkeletonGroup>
  );
}
