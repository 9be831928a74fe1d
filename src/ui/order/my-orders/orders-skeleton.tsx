import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './my-orders.module.css';

export function OrdersSkeleton() {
  return (
    <SkeletonGroup className={styles.orders}>
      <Skeleton shape="block" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
