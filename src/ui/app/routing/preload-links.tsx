import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PlaceStore } from '../../location/place.store';
import { useApp, useStore } from '../../shared/app-context';
import { LinkNavigation } from '../../shared/link/link-navigation';
import { type PreviewedPage, previewIn } from '../../shared/link/screen-preview';
import { matchScreen } from '../screens/match-screen';
import type { PageOf } from '../screens/screen-pages';
import { savesData, watchLinksInView } from './links-in-view';
import { NextScreenStore } from './next-screen.store';

/**
 * Fetches what a link leads to, its code and its first answer, at once when the link is pointed at, touched or focused,
 * and while idle when it is in view, unless the browser is set to save data; and previews it as soon as it is followed.
 */
export function PreloadLinks({ pageOf, children }: { pageOf: PageOf; children: ReactNode }) {
  const app = useApp();
  const { place } = useStore(PlaceStore);
  const nextScreen = useStore(NextScreenStore);
  const { key, pathname } = useLocation();
  const pageAt = (href: string) => {
    const match = matchScreen(href, place);
    return match && pageOf(match.screen);
  };
  const preload = ({ target }: PointerEvent | FocusEvent) => {
    const href = (target as Element).closest?.('a[href^="/"]')?.getAttribute('href');
    if (!href || savesData()) return;
    void app.preload(href);
    pageAt(href)?.preload();
  };
  const root = useRef<HTMLDivElement>(null);
  const ahead = useEffectEvent(() => ({
    code: (href: string) => pageAt(href)?.preload(),
    answer: (href: string) => app.preload(href),
  }));
  useEffect(() => (root.current ? watchLinksInView(root.current, ahead()) : undefined), [pathname]);
  const preview = (href: string, state: unknown) => {
    const { Preview } = (pageAt(href)?.loaded ?? {}) as Partial<PreviewedPage>;
    const known = previewIn(state);
    if (Preview && known) nextScreen.show(<Preview preview={known} />, key);
  };
  return (
    <LinkNavigation ref={root} onPointerOver={preload} onFocus={preload} onFollow={preview}>
      {children}
    </LinkNavigation>
  );
}
