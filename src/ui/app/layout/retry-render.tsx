import { useEffect } from 'react';

const EVERY_MS = 1_000;

/**
 * React shows a screen once its code has arrived. On a busy machine, in about one of several hundred page loads, it keeps
 * the fallback until something else renders, so rendering is triggered again for as long as the fallback is shown.
 */
export function RetryRender({ onTime }: { onTime: () => void }) {
  useEffect(() => {
    const timer = setInterval(onTime, EVERY_MS);
    return () => clearInterval(timer);
  }, [onTime]);
  return null;
}
