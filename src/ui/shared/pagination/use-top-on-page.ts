import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a list when its page changes; on back and forward the browser restores the position. */
export function useTopOnPage(page: number): RefObject<HTMLDivElement | null> {
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
