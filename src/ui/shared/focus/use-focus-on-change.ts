import { useEffect, useRef } from 'react';

/**
 * Focuses the element when the key changes, but not on the first render. A menu or list that the shopper has opened
 * in the meantime keeps the focus.
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
