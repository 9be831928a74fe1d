import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LazyPart } from '../../shared/lazy-part';

/** Fetches the code of the screen that a path leads to, past the guards around it. */
export function preloadScreen(routes: RouteObject[], href: string): void {
  const leaf = matchRoutes(routes, href)?.at(-1)?.route;
  for (let element = leaf?.element; isElement(element); element = element.props.children) {
    const { preload } = element.type as Partial<LazyPart<object>>;
    preload?.();
  }
}

const isElement = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> => isValidElement(node);
