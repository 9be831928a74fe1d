import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Navigation state for the target screen. */
  state?: unknown;
};

/** A link: paths of the shop go through the router, other URLs through the browser. */
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
