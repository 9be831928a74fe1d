import { useEffect } from 'react';

const EVERY_MS = 1_000;

/**
 * React shows a screen when its code has arrived. On a busy machine, once in some hundred starts, it keeps the fallback
 * until something else renders; so while the fallback is shown, rendering is triggered again.
 */
export function RetryRender({ onTime }: { onTime: () => void }) {
  useEffect(() => {
    const timer = setInterval(onTime, EVERY_MS);
    return () => clearInterval(timer);
  }, [onTime]);
  return null;
}
