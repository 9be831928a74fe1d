import { useState } from 'react';

/** A browser takes the focus from a button that becomes disabled: while it has the focus, it only ignores presses. */
export function useDisabled(isDisabled: boolean) {
  const [hasFocus, setHasFocus] = useState(false);
  const ignoresPresses = isDisabled && hasFocus;
  return {
    ignoresPresses,
    attributes: {
      disabled: isDisabled && !hasFocus,
      'aria-disabled': ignoresPresses || undefined,
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  };
}
