import { useEffect, useRef } from 'react';

/**
 * Reading goes on at the top of what has changed; what is there at first leaves the focus to the browser. A menu or a
 * list that somebody has opened while the change was on its way keeps it.
 */
export function useFocusOnChange<Element extends HTMLElement>(key: string | undefined) {
  const element = useRef<Element>(null);
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const focused = element.current?.ownerDocument.activeElement;
    if (focused?.getAttribute('aria-expanded') !== 'true') element.current?.focus({ preventScroll: true });
  }, [key]);
  return element;
}
