import { useEffect, useRef } from 'react';

/**
 * Focuses the element if a change has removed the focused element from the page.
 * @param change differs for each change; empty if there is none
 */
export function useFocusOfRemoved<Element extends HTMLElement>(change: string) {
  const element = useRef<Element>(null);
  const focused = useRef<Node>(null);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as Node;
    };
    page?.addEventListener('focusin', remember);
    return () => page?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isRemoved = focused.current?.isConnected === false;
    const page = element.current?.ownerDocument;
    if (change && isRemoved && page?.activeElement === page?.body) element.current?.focus();
  }, [change]);
  return element;
}
