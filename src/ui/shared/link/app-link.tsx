import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Handed to the screen that a path leads to. */
  state?: unknown;
};

/** One link for all: a path of the shop goes through the router, anything else is the browser's. */
export function AppLink({ href, state, children, ...rest }: AppLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link to={href} state={state} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
