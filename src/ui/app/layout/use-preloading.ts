import type { FocusEvent, PointerEvent } from 'react';
import { useApp } from '../../shared/app-context';

/** Fetches what a link leads to as soon as it is pointed at or focused. */
export function usePreloading() {
  const app = useApp();
  const preload = ({ target }: PointerEvent | FocusEvent) => {
    const href = (target as Element).closest?.('a[href^="/"]')?.getAttribute('href');
    if (href) app.preload(href);
  };
  return { onPointerOver: preload, onFocus: preload };
}
