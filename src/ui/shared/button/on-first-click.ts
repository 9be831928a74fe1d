import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, which may hit whatever has replaced the button. */
export const onFirstClick = (action: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) action();
};
