import type { Screen } from './screen';

/** The id of the JSON block with the first screen's data. */
export const FIRST_SCREEN = 'first-screen';

export function firstScreen(): Screen | undefined {
  const block = document.getElementById(FIRST_SCREEN);
  return block ? (JSON.parse(block.textContent) as Screen) : undefined;
}
