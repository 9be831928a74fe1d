import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

export type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** One link for all: a path of the shop goes through the router, anything else is the browser's. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link to={href} {...rest}>
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
