import { useEffect, useRef } from 'react';

/** Takes the focus that went with what has just gone; from where somebody has put it meanwhile, it is not taken. */
export function useLostFocus<Element extends HTMLElement>(wanted: boolean) {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    // A press elsewhere takes the focus there only after the field that it leaves has been heard.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [wanted]);
  return element;
}
