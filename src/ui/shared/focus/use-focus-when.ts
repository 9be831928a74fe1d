import { useEffect, useRef } from 'react';

/** What must be read or mended takes the focus, and is read out with it. */
export function useFocusWhen<Element extends HTMLElement>(wanted: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (wanted) element.current?.focus();
  }, [wanted]);
  return element;
}
