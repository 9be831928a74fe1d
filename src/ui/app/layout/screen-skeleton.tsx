import { PageTitle } from '../../shared/page-head/page-title';
import { Skeleton } from '../../shared/skeleton/skeleton';
import { SkeletonGroup } from '../../shared/skeleton/skeleton-group';
import styles from './screen-skeleton.module.css';

/** Shown while the code of a screen loads. */
export function ScreenSkeleton() {
  return (
    <SkeletonGroup className={styles.screen}>
      <PageTitle />
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </SkeletonGroup>
  );
}
