const STATES = new WeakMap<Element, unknown>();

/** Keeps the navigation state of a link's target screen with the link's element. */
export function setLinkState(link: Element | null, state: unknown): void {
  if (link) STATES.set(link, state);
}

/** The navigation state that a link passes on; undefined for none. */
export const linkState = (link: Element): unknown => STATES.get(link);
