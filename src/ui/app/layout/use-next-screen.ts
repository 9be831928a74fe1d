import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../shared/app-context';
import { NextScreenStore } from '../routing/next-screen.store';
import { restoreScrollPosition } from './scroll-position';

/** The preview of the screen that a link leads to, from the click until that screen is rendered; else null. */
export function useNextScreen(): ReactNode {
  const nextScreen = useStore(NextScreenStore);
  const { key } = useLocation();
  const preview = nextScreen.previewOver(key);
  useLayoutEffect(() => {
    if (preview) window.scrollTo(0, 0);
  }, [preview]);
  useLayoutEffect(() => () => nextScreen.clear(), [nextScreen, key]);
  // Going back before the next screen is rendered stays at the same history entry.
  useEffect(() => {
    const stay = () => {
      if (nextScreen.previewOver(key) === null) return;
      nextScreen.clear();
      restoreScrollPosition();
    };
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, [nextScreen, key]);
  return preview;
}
