import { type RefObject, useEffect } from 'react';

/** Between the window, the toasts and what has the focus. */
const MARGINS_PX = 24;

/** What has the focus, or gets it, is scrolled above the toasts in the region (WCAG 2.4.11). */
export function useUncoveredFocus(region: RefObject<HTMLElement | null>, toasts: number): void {
  useEffect(() => {
    if (!region.current || toasts === 0) return undefined;
    const { documentElement, activeElement: focused } = region.current.ownerDocument;
    const { style } = documentElement;
    style.setProperty('--toasts', `${region.current.offsetHeight + MARGINS_PX}px`);
    if (focused && isCovered(focused, region.current)) focused.scrollIntoView({ block: 'nearest' });
    return () => void style.removeProperty('--toasts');
  }, [region, toasts]);
}

function isCovered(focused: Element, region: Element): boolean {
  // A modal dialog is above the toasts.
  if (region.contains(focused) || focused.closest('dialog')) return false;
  const [one, other] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
  return one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right;
}
