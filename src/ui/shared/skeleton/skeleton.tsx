import { classNames } from '../class-names';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'control' | 'picture' | 'block' | 'circle';
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/**
 * A placeholder in the shape of what is loading. Decorative: wrap skeletons in a `SkeletonGroup`, which announces
 * loading.
 */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], styles[width], className)}
      aria-hidden="true"
    />
  );
}
