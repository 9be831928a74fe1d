import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlaceStore } from '../../location/place.store';
import { useApp, useStore } from '../../shared/app-context';
import { LinkNavigation } from '../../shared/link/link-navigation';
import { type PreviewedPage, productPreviewIn } from '../../shared/product-card/product-preview';
import { matchScreen } from '../screens/match-screen';
import type { PageOf } from '../screens/screen-pages';
import { NextScreenStore } from './next-screen.store';

/**
 * Fetches what a link leads to, its code and its first answer, as soon as the link is pointed at or focused; and
 * previews it as soon as it is followed.
 */
export function PreloadLinks({ pageOf, children }: { pageOf: PageOf; children: ReactNode }) {
  const app = useApp();
  const { place } = useStore(PlaceStore);
  const nextScreen = useStore(NextScreenStore);
  const { key } = useLocation();
  const pageAt = (href: string) => {
    const match = matchScreen(href, place);
    return match && pageOf(match.screen);
  };
  const preload = ({ target }: PointerEvent | FocusEvent) => {
    const href = (target as Element).closest?.('a[href^="/"]')?.getAttribute('href');
    if (!href) return;
    app.preload(href);
    pageAt(href)?.preload();
  };
  const preview = (href: string, state: unknown) => {
    const { Preview } = (pageAt(href)?.loaded ?? {}) as Partial<PreviewedPage>;
    const product = productPreviewIn(state);
    if (Preview && product) nextScreen.show(<Preview preview={product} />, key);
  };
  return (
    <LinkNavigation onPointerOver={preload} onFocus={preload} onFollow={preview}>
      {children}
    </LinkNavigation>
  );
}
