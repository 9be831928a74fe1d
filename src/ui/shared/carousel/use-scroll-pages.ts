import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface ScrollPages {
  ref: RefObject<HTMLUListElement | null>;
  atStart: boolean;
  atEnd: boolean;
  /** One page forward (1) or back (-1). */
  scrollByPage: (direction: 1 | -1) => void;
  onScroll: () => void;
}

/** Tracks the position of a horizontal list, and scrolls it page by page. */
export function useScrollPages(): ScrollPages {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const updateEnds = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    const atStart = list.scrollLeft <= 1;
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
  }, []);
  useEffect(() => {
    const list = ref.current;
    if (!list || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(updateEnds);
    observer.observe(list);
    return () => observer.disconnect();
  }, [updateEnds]);
  const scrollByPage = (direction: 1 | -1) =>
    ref.current?.scrollBy({ left: direction * ref.current.clientWidth });
  return { ref, ...ends, scrollByPage, onScroll: updateEnds };
}
