import { useEffect, useRef } from 'react';

/** Focuses the element if the focus was lost with a removed element, unless the shopper has moved it since. */
export function useLostFocus<Element extends HTMLElement>(wanted: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    // A click elsewhere moves the focus only after the blur handlers have run.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [wanted]);
  return element;
}
