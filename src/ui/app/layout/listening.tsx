import { useEffect } from 'react';

/** What the server has drawn takes no clicks until somebody listens: better none than a lost one (base.css). */
export function listen(): void {
  document.getElementById('root')?.removeAttribute('data-drawn');
}

/** Beside a screen: once both are taken over, the screen listens. */
export function Listening() {
  useEffect(listen, []);
  return null;
}
