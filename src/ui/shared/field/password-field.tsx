import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldTexts } from '../../../texts/shared/fields';
import { IconButton } from '../button/icon-button';
import { TextField, type TextFieldProps } from './text-field';

/** A password field with a button that shows the password; the button has one name and says whether it is pressed. */
export function PasswordField({
  autoComplete = 'current-password',
  ...rest
}: Omit<TextFieldProps, 'type' | 'suffix' | 'ref'>) {
  const { input, isShown, toggle } = useShownPassword();
  return (
    <TextField
      {...rest}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={fieldTexts.showPassword(rest.label)}
          aria-pressed={isShown}
          disabled={rest.disabled}
          // Pressed by a pointer, it leaves the focus in the field, and the keyboard of a phone open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}

/**
 * Hidden at first and when the form is sent, so that a browser does not store the password among the texts that it
 * offers again.
 */
function useShownPassword() {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const keepCaret = useCaretOf(input, isShown);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  const toggle = () => {
    keepCaret();
    setShown(!isShown);
  };
  return { input, isShown, toggle };
}

/** Chromium moves the caret to the start when the type of a field changes, some time before the next frame. */
function useCaretOf(input: RefObject<HTMLInputElement | null>, change: unknown) {
  const caret = useRef<[number | null, number | null]>(null);
  useLayoutEffect(() => {
    const field = input.current;
    const range = caret.current;
    caret.current = null;
    if (!field || !range) return undefined;
    const frame = requestAnimationFrame(() => field.setSelectionRange(...range));
    return () => cancelAnimationFrame(frame);
  }, [input, change]);
  return () => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    caret.current = [selectionStart, selectionEnd];
  };
}
