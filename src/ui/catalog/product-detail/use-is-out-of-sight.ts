import { type RefObject, useEffect, useState } from 'react';

/** Less than 1: because of rounded pixels, an element in full view may report a little less. */
const NEARLY_ALL = 0.95;

/** Whether part of an element lies outside of the window; false where the browser cannot tell. */
export function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return undefined;
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      const last = entries.at(-1);
      if (last) setOut(last.intersectionRatio < NEARLY_ALL);
    };
    const observer = new IntersectionObserver(see, { threshold: NEARLY_ALL });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
