import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses the element when the key changes; on the first render only if it replaces what was shown before. A menu or
 * list that the shopper has opened in the meantime keeps the focus. The commit that shows the change decides this: later,
 * a press may already have opened a menu that the page does not show as open yet.
 */
export function useFocusOnChange<Element extends HTMLElement>(key: string | undefined, isReplacing = false) {
  const element = useRef<Element>(null);
  const seen = useRef(isReplacing ? undefined : key);
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const focused = element.current?.ownerDocument.activeElement;
    if (focused?.getAttribute('aria-expanded') !== 'true') element.current?.focus({ preventScroll: true });
  }, [key]);
  return element;
}
