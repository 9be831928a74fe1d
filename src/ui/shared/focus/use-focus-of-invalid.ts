import { useEffect, useRef } from 'react';

/**
 * Focuses the first invalid field in the element after each refusal, so that its message is in view and read out.
 * @param refusals how often something was refused
 */
export function useFocusOfInvalid<Element extends HTMLElement>(refusals: number) {
  const element = useRef<Element>(null);
  useEffect(() => {
    // A date is chosen with a button, which cannot have `aria-invalid`.
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [refusals]);
  return element;
}
