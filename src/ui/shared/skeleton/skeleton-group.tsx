import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Says once, in words, that what follows is still loading. */
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
