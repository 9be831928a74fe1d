import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { saveScrollPosition, restoreScrollPosition } from './scroll-position';

/**
 * A new screen begins at its top, and stays where it is if only its query changes; back, forward and reload restore the
 * scroll position.
 */
export function useScrollRestoration(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef('');
  useLayoutEffect(() => {
    if (pathname !== shown.current && type !== NavigationType.Pop) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, type]);
  useEffect(() => (type === NavigationType.Pop ? restoreScrollPosition() : undefined), [key, type]);
  useEffect(saveScrollPosition, [key]);
}
