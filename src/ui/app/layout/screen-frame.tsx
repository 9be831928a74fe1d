import { type ReactNode, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/error-boundary';
import { HydrationBoundary } from '../hydration/hydration-boundary';
import { setLive } from '../hydration/replay';
import { ScreenSkeleton } from './screen-skeleton';
import { RetryRender } from './retry-render';

/** Wraps every screen: shows a skeleton while its code loads, and catches its errors. */
export function ScreenFrame({
  children,
  waiting = <ScreenSkeleton />,
  isHidden,
}: {
  children: ReactNode;
  waiting?: ReactNode;
  isHidden?: boolean;
}) {
  const { pathname } = useLocation();
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0);
  const placeholder = (
    <>
      {waiting}
      <RetryRender onTime={tryAgain} />
    </>
  );
  return (
    <ErrorBoundary resetKey={pathname} onError={() => setLive('screen')}>
      <HydrationBoundary name="screen" fallback={placeholder} isHidden={isHidden}>
        {children}
      </HydrationBoundary>
    </ErrorBoundary>
  );
}
