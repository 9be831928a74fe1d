import type { ComponentProps } from 'react';
import { setLinkState } from './link-state';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  /** Navigation state for the target screen. */
  state?: unknown;
};

/**
 * A link. It is a plain element, which costs little to render; `LinkNavigation` around it sends paths of the shop
 * through the router.
 */
export function AppLink({ state, children, ...rest }: AppLinkProps) {
  const keepState = state === undefined ? undefined : (link: Element | null) => setLinkState(link, state);
  return (
    <a {...rest} ref={keepState}>
      {children}
    </a>
  );
}
