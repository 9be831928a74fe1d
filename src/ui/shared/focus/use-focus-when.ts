import { useEffect, useRef } from 'react';

/** Focuses the element when `wanted` turns true, so that it is read out. */
export function useFocusWhen<Element extends HTMLElement>(wanted: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}
