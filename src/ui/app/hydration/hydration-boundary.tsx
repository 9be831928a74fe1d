import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { replayEvents, replayTyping } from './replay';
import styles from './hydration-boundary.module.css';

/** A part of the page that is hydrated on its own, once its code has loaded. Names are unique. */
export function HydrationBoundary({
  name,
  fallback = null,
  isHidden,
  children,
}: {
  name: string;
  fallback?: ReactNode;
  isHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.part} data-part={name} hidden={isHidden}>
      <Suspense fallback={fallback}>
        {children}
        <ReplayOnHydration part={name} />
      </Suspense>
    </div>
  );
}

/** The last child of its part: mounts once the part is hydrated, and replays the events recorded before. */
export function ReplayOnHydration({ part }: { part: string }) {
  useLayoutEffect(() => replayTyping(part), [part]);
  useEffect(() => void replayEvents(part), [part]);
  return null;
}
