import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { saveScrollPosition, restoreScrollPosition } from './scroll-position';

/** A new screen begins at its top; back, forward and reload restore the scroll position. */
export function useScrollRestoration(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, type]);
  useEffect(() => (type === NavigationType.Pop ? restoreScrollPosition() : undefined), [key, type]);
  useEffect(saveScrollPosition, [key]);
}
