import { type RefObject, useEffect, useId, useRef, useState } from 'react';

interface HeaderMenu {
  id: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  header: RefObject<HTMLElement | null>;
}

/** The menu behind a toggle: any link of the header closes it, and so does Escape, which leads back to the toggle. */
export function useHeaderMenu(): HeaderMenu {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!isOpen || !element) return undefined;
    const closeOnLink = ({ target }: MouseEvent) => (target as Element).closest('a') && setOpen(false);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      element.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
    };
    element.addEventListener('click', closeOnLink, true);
    element.addEventListener('keydown', closeOnEscape);
    return () => {
      element.removeEventListener('click', closeOnLink, true);
      element.removeEventListener('keydown', closeOnEscape);
    };
  }, [id, isOpen]);
  return { id, isOpen, setOpen, header };
}
