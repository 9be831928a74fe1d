import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/error-boundary';
import { listen, Listening } from './listening';
import { ScreenSkeleton } from './screen-skeleton';

/** Around every screen: its shape while the code arrives, and an end for bugs. */
export function ScreenFrame({
  children,
  waiting = <ScreenSkeleton />,
}: {
  children: ReactNode;
  waiting?: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} onError={listen}>
      <Suspense fallback={waiting}>
        {children}
        <Listening />
      </Suspense>
    </ErrorBoundary>
  );
}
