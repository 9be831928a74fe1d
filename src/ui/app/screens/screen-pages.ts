import type { ComponentType } from 'react';
import type { AppServices } from '../../shared/app-context';
import { type LazyComponent, lazyComponent } from '../../shared/lazy-component';
import type { Screen } from './screen';

export type PageOf = (screen: Screen) => LazyComponent<object>;

/** The page of each screen; its contexts are wired while its code loads. */
export function screenPages(app: Pick<AppServices, 'load'>): PageOf {
  const pages = new Map<Screen, LazyComponent<object>>();
  const open = ({ page, contexts = [] }: Screen) =>
    lazyComponent(async () => {
      const [file] = await Promise.all([page(), app.load(...contexts)]);
      return Object.values(file)[0] as ComponentType;
    });
  return (screen) => {
    const Page = pages.get(screen) ?? open(screen);
    pages.set(screen, Page);
    return Page;
  };
}
