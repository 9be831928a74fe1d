import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepScrollPlace, returnToScrollPlace } from './scroll-place';

/** A new screen begins at its top; back, forward and reload go on where the shopper was. */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, how]);
  useEffect(() => (how === NavigationType.Pop ? returnToScrollPlace() : undefined), [key, how]);
  useEffect(keepScrollPlace, [key]);
}
