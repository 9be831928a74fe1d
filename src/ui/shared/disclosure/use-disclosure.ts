import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Disclosure<Frame extends HTMLElement> {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Spread on the element that contains both the toggle and what it opens. */
  frame: { ref: RefObject<Frame | null>; onBlur: (event: FocusEvent) => void };
  /** Set on the toggle: Escape returns the focus to it. */
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** Content that a button opens and closes; Escape, a click outside and leaving it with Tab close it, too. */
export function useDisclosure<Frame extends HTMLElement>(): Disclosure<Frame> {
  const [open, setOpen] = useState(false);
  const frameRef = useRef<Frame>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!open) return undefined;
    const pressOutside = (event: PointerEvent) =>
      !frameRef.current?.contains(event.target as Node) && close();
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One press of Escape closes one thing: a surrounding dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
      toggleRef.current?.focus();
    };
    document.addEventListener('pointerdown', pressOutside);
    document.addEventListener('keydown', escape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', pressOutside);
      document.removeEventListener('keydown', escape, { capture: true });
    };
  }, [open, close]);
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !frameRef.current?.contains(next)) close();
  };
  return { open, toggle: () => setOpen(!open), close, frame: { ref: frameRef, onBlur }, toggleRef };
}
