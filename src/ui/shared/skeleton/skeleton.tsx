import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'control' | 'picture' | 'block' | 'circle';
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/** A place kept for what is loading, in its final shape. Decoration: wrap a group in `SkeletonGroup` to say so once. */
export function Skeleton({ shape = 'line', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], styles[width], className)}
      aria-hidden="true"
    />
  );
}
