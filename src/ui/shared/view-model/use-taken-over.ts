import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the markup is still the server's, which knows nobody: what is personal shows after that. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** False at first, true soon after: for what nobody sees yet, so that it delays neither drawing nor taking over. */
export function useSoon(): boolean {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => startTransition(() => setSoon(true)), []);
  return isSoon;
}

/** For what lies below the first screenful: there at once in what the server drew, and soon in what is drawn here. */
export function useBelowFold(): boolean {
  const [isDrawnHere] = useState(useTakenOver());
  return useSoon() || !isDrawnHere;
}
