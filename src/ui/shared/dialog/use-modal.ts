import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Opens a `<dialog>` as a modal while it is mounted, reports clicks outside it, and restores the focus. */
export function useModal(onPressOutside?: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressOutside = useEffectEvent(() => onPressOutside?.());
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    // The target of a click on the backdrop is the dialog itself.
    const press = (event: MouseEvent) => event.target === dialog && pressOutside();
    dialog?.showModal();
    dialog?.addEventListener('mousedown', press);
    return () => {
      dialog?.removeEventListener('mousedown', press);
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return ref;
}
