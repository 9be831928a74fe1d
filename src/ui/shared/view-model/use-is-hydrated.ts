import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and while React hydrates it: what is personal is shown after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** False on the first rendering, true after it: for what is not visible yet, so that it delays neither painting nor hydration. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}

/** For what is below the fold: at once in the server's markup, and after the first paint in what the browser renders. */
export function useBelowFold(): boolean {
  const [isClientRendered] = useState(useIsHydrated());
  return useAfterFirstPaint() || !isClientRendered;
}
