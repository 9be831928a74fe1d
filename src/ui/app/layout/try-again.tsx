import { useEffect } from 'react';

const EVERY_MS = 1_000;

/**
 * React shows a screen when its code has come. On a busy machine, once in some hundred starts, it stays with what
 * stands in for it until something else renders; so while that stands there, it is asked again.
 */
export function TryAgain({ onTime }: { onTime: () => void }) {
  useEffect(() => {
    const timer = setInterval(onTime, EVERY_MS);
    return () => clearInterval(timer);
  }, [onTime]);
  return null;
}
