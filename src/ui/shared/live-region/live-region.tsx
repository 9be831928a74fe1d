import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './live-region.module.css';

interface LiveRegionProps {
  className?: string;
  children: ReactNode;
}

/** Rendered before it has content, so that screen readers announce what appears in it. */
export function LiveRegion({ className, children }: LiveRegionProps) {
  return (
    <div role="status" className={classNames(styles.region, className)}>
      {children}
    </div>
  );
}
