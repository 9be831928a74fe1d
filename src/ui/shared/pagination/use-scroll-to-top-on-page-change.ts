import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the top of a list when its page changes, except on back and forward, which restore the position. The focus
 * goes with it, so that Tab continues there; a filter or another field that has changed the page keeps it.
 */
export function useScrollToTopOnPageChange(page: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const how = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (how === NavigationType.Pop) return;
    list.current?.scrollIntoView?.({ block: 'start' });
    const focused = list.current?.ownerDocument.activeElement;
    if (!focused?.matches('input, select, [aria-expanded=true]'))
      list.current?.focus({ preventScroll: true });
  }, [page, how]);
  return list;
}
