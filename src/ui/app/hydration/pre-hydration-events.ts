/** An event that reached a control before React had hydrated it, and what the control held at that moment. */
export interface PreHydrationEvent {
  readonly event: Event;
  readonly target: Element;
  /** Of a checkbox or a radio: whether it was chosen; of any other control: its value. */
  readonly value: string | boolean;
  /** Start and end of what was selected in a text field: the caret, if they are equal. */
  readonly selection: readonly [number, number] | null;
}

/** What has happened on a page that the server has drawn, until each of its parts is hydrated. */
export interface PreHydrationEvents {
  pending: PreHydrationEvent[];
  /** The names of the parts whose events reach React. */
  readonly live: Set<string>;
  /** Set while an event is repeated: what follows from it must not be kept again. */
  isReplaying: boolean;
  /** Once every part is live. */
  stop(): void;
}

declare global {
  interface Window {
    preHydrationEvents?: PreHydrationEvents;
  }
}

const TYPES = ['click', 'input', 'change', 'submit', 'keydown'];
const CHECKABLE = 'input[type=checkbox], input[type=radio]';
/** Keys that controls of ours listen to. Those that write arrive as `input`. */
const KEY = /^(?:Enter|Escape|Home|End|Arrow\w+|Page\w+)$/;

/**
 * Keeps what is done to a server-drawn page before it is hydrated, for `replay.ts` to repeat. Links, and forms that have
 * an address, work by themselves and are left alone. Runs in the page's head: it must stay small.
 */
export function recordEvents(page: Document): PreHydrationEvents {
  const early: PreHydrationEvents = { pending: [], live: new Set(), isReplaying: false, stop };

  function keep(event: Event): void {
    const target = event.target as Element;
    const isEarly =
      page.querySelector('#root[data-drawn]')?.contains(target) && !early.live.has(partOf(target));
    if (!isEarly || early.isReplaying || worksByItself(event.type, target)) return;
    event.stopImmediatePropagation();
    const control = controlOf(event, target);
    if (!control) return;
    if (event.type === 'submit') event.preventDefault();
    early.pending.push({ event, target: control, ...stateOf(control) });
  }

  function stop(): void {
    for (const type of TYPES) page.removeEventListener(type, keep, true);
  }

  for (const type of TYPES) page.addEventListener(type, keep, true);
  return early;
}

/** The name of the part of the page that is hydrated together with an element; blank for what belongs to none. */
export const partOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-part]')?.dataset.part ?? '';

const worksByItself = (type: string, target: Element): boolean =>
  type === 'submit' ? target.hasAttribute('action') : type === 'click' && target.closest('a[href]') !== null;

/** The control whose event is to be repeated; null where the browser's own answer to it brings another event. */
function controlOf(event: Event, target: Element): Element | null {
  const isChosen = target.matches(`select, ${CHECKABLE}`);
  switch (event.type) {
    case 'click':
      return target.closest('button[type=button]');
    case 'input':
      return isChosen ? null : target;
    case 'change':
      return isChosen ? target : null;
    case 'keydown':
      return KEY.test((event as KeyboardEvent).key) ? target : null;
    default:
      return target;
  }
}

function stateOf(control: Element): Pick<PreHydrationEvent, 'value' | 'selection'> {
  const { value = '', checked = false } = control as HTMLInputElement;
  return { value: control.matches(CHECKABLE) ? checked : value, selection: selectionOf(control) };
}

/** Null where there is none: in what is no field of text, or one of a kind that does not tell. */
export function selectionOf(element: Element): readonly [number, number] | null {
  const { selectionStart = null, selectionEnd } = element as HTMLInputElement;
  return selectionStart === null ? null : [selectionStart, selectionEnd ?? selectionStart];
}
