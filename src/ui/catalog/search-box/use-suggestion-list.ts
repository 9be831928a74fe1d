import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Opens and closes the list below the field, and tracks the suggestion that the arrow keys have reached. */
export function useSuggestionList(ids: readonly string[], onPick: (id: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState<string | null>(null);
  const active = reached !== null && ids.includes(reached) ? reached : null;
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    setReached(null);
  };
  const pick = (id: string) => {
    close();
    onPick(id);
  };
  /** Cycles through the field (-1) and the suggestions. */
  const move = (by: 1 | -1) => {
    open();
    const places = ids.length + 1;
    const next = ((active === null ? -1 : ids.indexOf(active)) + 1 + by + places) % places;
    setReached(next === 0 ? null : (ids[next - 1] ?? null));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && active !== null) pick(active);
    else return;
    event.preventDefault();
  };
  const closeOnLeaving = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return { isOpen, active, open, close, pick, onKeyDown, closeOnLeaving };
}
