import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Another page of a list is read from its top; back and forward leave the place to the browser. */
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
