import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/error-boundary';

/** A part of the header that arrives by itself. Where it does not, the shop goes on without it until the next screen. */
export function HeaderPart({ children, onError }: { children: ReactNode; onError?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={null} resetKey={pathname} onError={onError}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
