import { useEffect } from 'react';
import { repeatEarlyChoices } from './early-choices';

/** What the server has drawn takes no clicks until somebody listens: better none than a lost one (base.css). */
export function listen(): void {
  const root = document.getElementById('root');
  if (!root?.hasAttribute('data-drawn')) return;
  root.removeAttribute('data-drawn');
  for (const field of root.querySelectorAll('input'))
    if (field.value !== field.defaultValue) tellTyped(field);
  repeatEarlyChoices(root);
}

/**
 * The keyboard types before anybody listens, and React would draw over it. It notices an input event only when the
 * value is not the one that it has noted, so that one is put back first, and behind its back what was typed.
 */
function tellTyped(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Beside a screen: once both are taken over, the screen listens. */
export function Listening() {
  useEffect(listen, []);
  return null;
}
