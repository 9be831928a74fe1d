import { Skeleton } from '../shared/skeleton/skeleton';
import { SkeletonGroup } from '../shared/skeleton/skeleton-group';
import styles from './cart-columns.module.css';

/** Two groups and the price summary, in their final positions. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.columns}>
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
