import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { replayEvents, replayTyping } from './replay';
import styles from './hydrated-part.module.css';

/** A part of the page that is hydrated by itself, once its code is there. Each has a name of its own. */
export function HydratedPart({
  name,
  fallback = null,
  children,
}: {
  name: string;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.part} data-part={name}>
      <Suspense fallback={fallback}>
        {children}
        <Hydrated part={name} />
      </Suspense>
    </div>
  );
}

/** Below everything else of its part: mounts when that is hydrated, and has what happened before repeated. */
export function Hydrated({ part }: { part: string }) {
  useLayoutEffect(() => replayTyping(part), [part]);
  useEffect(() => void replayEvents(part), [part]);
  return null;
}
