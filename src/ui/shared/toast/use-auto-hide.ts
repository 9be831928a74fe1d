import { useEffect, useEffectEvent } from 'react';

/** Calls `hide` after a number of milliseconds; `held` pauses it, and the time then starts again. */
export function useAutoHide(visibleFor: number, held: boolean, hide: () => void): void {
  const onTime = useEffectEvent(hide);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onTime(), visibleFor);
    return () => clearTimeout(timer);
  }, [visibleFor, held]);
}
