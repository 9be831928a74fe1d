import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../shared/error-boundary';

/** A part that the screen can do without: nothing is shown while it loads, or if it fails. */
export const OptionalPart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
