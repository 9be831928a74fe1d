import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Opens a `<dialog>` over the page while it is mounted, tells of a press beside it, and hands the focus back to where it was. */
export function useModal(onPressBeside?: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const pressBeside = useEffectEvent(() => onPressBeside?.());
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    // The backdrop belongs to the dialog: a press on it has the dialog itself as its target.
    const press = (event: MouseEvent) => event.target === dialog && pressBeside();
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
