import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { linkState } from './link-state';
import styles from './link-navigation.module.css';

type LinkNavigationProps = Pick<ComponentProps<'div'>, 'children' | 'ref' | 'onPointerOver' | 'onFocus'> & {
  /** Called before the router is. */
  onFollow?: (href: string, state: unknown) => void;
};

/** Sends clicks on the shop's links inside it through the router: one handler for all of them. */
export function LinkNavigation({ onFollow, ...props }: LinkNavigationProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent) => {
    const link = followedLink(event);
    const href = link?.getAttribute('href');
    if (!link || !href) return;
    event.preventDefault();
    const state = linkState(link);
    onFollow?.(href, state);
    void navigate(href, { state, replace: href === pathname + search + hash });
  };
  return <div {...props} role="presentation" className={styles.around} onClick={follow} />;
}

/** The link that a click opens in this tab, if it leads to a path of the shop. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  if (!isPlain || event.defaultPrevented) return null;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href^="//"])');
  const isElsewhere = link?.hasAttribute('download') || !['', '_self'].includes(link?.target ?? '');
  return isElsewhere ? null : link;
}
