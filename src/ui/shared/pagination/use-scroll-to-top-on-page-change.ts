import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a list when its page changes, except on back and forward, which restore the position. */
export function useScrollToTopOnPageChange(page: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const how = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (how !== NavigationType.Pop) list.current?.scrollIntoView?.({ block: 'start' });
  }, [page, how]);
  return list;
}
