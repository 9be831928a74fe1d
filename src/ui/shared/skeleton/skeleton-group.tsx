import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Announces once that its content is loading. */
export function SkeletonGroup({
  label = 'Loading',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
