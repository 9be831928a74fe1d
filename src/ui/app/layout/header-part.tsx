import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/error-boundary';
import { HydrationBoundary } from '../hydration/hydration-boundary';
import { setLive } from '../hydration/replay';

interface HeaderPartProps {
  name: string;
  children: ReactNode;
  onError?: () => void;
}

/** A part of the header that loads separately. If that fails, the shop works without it until the next screen. */
export function HeaderPart({ name, children, onError }: HeaderPartProps) {
  const { pathname } = useLocation();
  const fail = () => {
    setLive(name);
    onError?.();
  };
  return (
    <ErrorBoundary fallback={null} resetKey={pathname} onError={fail}>
      <HydrationBoundary name={name}>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}
