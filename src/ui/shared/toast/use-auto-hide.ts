import { useEffect, useEffectEvent } from 'react';

/** Calls `hide` after so many milliseconds; while held it waits, and starts anew when let go. */
export function useAutoHide(visibleFor: number, held: boolean, hide: () => void): void {
  const onTime = useEffectEvent(hide);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onTime(), visibleFor);
    return () => clearTimeout(timer);
  }, [visibleFor, held]);
}
