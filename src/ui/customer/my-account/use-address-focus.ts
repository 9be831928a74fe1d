import { type RefObject, useEffect, useRef } from 'react';

interface Watched {
  editor: { id: string | null } | null;
  choosingId: string | null;
  confirmation: { id: string } | undefined;
  addresses: readonly { id: string; isPrimary: boolean }[];
}

/**
 * Moves the focus when the pressed button disappears: from the form back to the row's EDIT, from MAKE DEFAULT to the
 * EDIT beside it, from a deleted row to the heading.
 */
export function useAddressFocus(frame: RefObject<HTMLElement | null>, now: Watched): void {
  const before = useRef(now);
  const { editor, choosingId, confirmation, addresses } = now;
  useEffect(() => {
    const was = before.current;
    before.current = { editor, choosingId, confirmation, addresses };
    const isThere = (id: string) => addresses.some((address) => address.id === id);
    const focusOn = (element: HTMLElement | null | undefined) => element?.focus();
    const edit = (id: string) =>
      [...(frame.current?.querySelectorAll<HTMLElement>('[data-edits]') ?? [])].find(
        ({ dataset }) => dataset.edits === id,
      );
    if (was.editor && !editor) focusOn(edit(was.editor.id ?? ''));
    else if (was.confirmation && !confirmation && !isThere(was.confirmation.id))
      focusOn(frame.current?.querySelector('h2'));
    else if (was.choosingId !== null && choosingId === null && isPrimary(addresses, was.choosingId))
      focusOn(edit(was.choosingId));
  }, [frame, editor, choosingId, confirmation, addresses]);
}

const isPrimary = (addresses: Watched['addresses'], id: string) =>
  addresses.some((address) => address.id === id && address.isPrimary);
