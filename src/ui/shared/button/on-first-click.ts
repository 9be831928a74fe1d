import type { MouseEvent } from 'react';

/** The second half of a double click would meet what has moved to the button's place. */
export const onFirstClick = (action: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) action();
};
