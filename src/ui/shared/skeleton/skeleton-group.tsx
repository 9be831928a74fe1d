import type { ReactNode } from 'react';
import { words } from '../../../texts/shared/words';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Announces once that its content is loading. */
export function SkeletonGroup({
  label = words.loading,
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
