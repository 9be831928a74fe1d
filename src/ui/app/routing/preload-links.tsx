import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { PlaceStore } from '../../location/place.store';
import { useApp, useStore } from '../../shared/app-context';
import { LinkNavigation } from '../../shared/link/link-navigation';
import { matchScreen } from '../screens/match-screen';
import type { PageOf } from '../screens/screen-pages';

/** Fetches what a link leads to, its code and its first answer, as soon as the link is pointed at or focused. */
export function PreloadLinks({ pageOf, children }: { pageOf: PageOf; children: ReactNode }) {
  const app = useApp();
  const { place } = useStore(PlaceStore);
  const preload = ({ target }: PointerEvent | FocusEvent) => {
    const href = (target as Element).closest?.('a[href^="/"]')?.getAttribute('href');
    if (!href) return;
    app.preload(href);
    const match = matchScreen(href, place);
    if (match) pageOf(match.screen).preload();
  };
  return (
    <LinkNavigation onPointerOver={preload} onFocus={preload}>
      {children}
    </LinkNavigation>
  );
}
