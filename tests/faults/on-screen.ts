/** How long a screen may take on a busy machine. */
const TIMEOUT_MS = 5_000;
const POLL_MS = 5;

/** Waits until something is found; `problem` describes what is there instead. */
export async function eventually<Found>(
  find: () => Found | null | undefined,
  problem: () => string,
): Promise<Found> {
  for (const begun = Date.now(); Date.now() - begun < TIMEOUT_MS;) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(problem());
}

export const textOnScreen = (): string => document.body.textContent;

/** Nothing is loading or busy. */
export async function everythingSettles(): Promise<void> {
  await eventually(
    () => !document.querySelector('[aria-busy="true"]') && !textOnScreen().includes('Loading'),
    () => `It is still busy: ${textOnScreen()}`,
  );
}

/** A button or link that can be pressed, by its text or accessible name. */
export function pressable(name: string): Promise<HTMLElement> {
  const named = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent) === name;
  return eventually(
    () => [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a')].find(named),
    () => `No control is named ${name}: ${textOnScreen()}`,
  );
}
