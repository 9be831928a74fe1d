import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration; personal content is shown after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * False on the first render, true afterwards: for content that is not visible yet, so that it delays neither painting
 * nor hydration.
 */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}

/** For content below the fold: rendered at once on the server, and after the first paint in the browser. */
export function useBelowFold(): boolean {
  const [isClientRendered] = useState(useIsHydrated());
  return useAfterFirstPaint() || !isClientRendered;
}
