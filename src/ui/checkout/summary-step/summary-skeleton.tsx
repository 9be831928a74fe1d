import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './summary-step.module.css';

export function SummarySkeleton() {
  return (
    <SkeletonGroup label="Loading your order" className={styles.columns}>
      <span className={styles.main}>
        <Skeleton shape="block" />
        <Skeleton shape="block" className={styles.groupShape} />
      </span>
      <span className={styles.aside}>
        <Skeleton shape="block" className={styles.groupShape} />
      </span>
    </SkeletonGroup>
  );
}
