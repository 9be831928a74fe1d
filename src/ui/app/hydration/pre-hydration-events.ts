/** An event on a control before React hydrated it, with the control's value at that moment. */
export interface PreHydrationEvent {
  readonly event: Event;
  readonly target: Element;
  /** Whether a checkbox or radio was checked; the value of any other control. */
  readonly value: string | boolean;
  /** Start and end of the selection in a text field; the caret if they are equal. */
  readonly selection: readonly [number, number] | null;
}

/** Events on a server-rendered page, kept until each of its parts is hydrated. */
interface PreHydrationEvents {
  pending: PreHydrationEvent[];
  /** The names of the hydrated parts, whose events reach React. */
  readonly live: Set<string>;
  /** Set while an event is replayed, so that the events it causes are not recorded. */
  isReplaying: boolean;
  /** Once every part is hydrated. */
  stop(): void;
}

declare global {
  interface Window {
    preHydrationEvents?: PreHydrationEvents;
  }
}

const TYPES = ['click', 'input', 'change', 'submit', 'keydown'];
const CHECKABLE = 'input[type=checkbox], input[type=radio]';
/** Keys that our controls listen to. Keys that type text arrive as `input`. */
const KEY = /^(?:Enter|Escape|Home|End|Arrow\w+|Page\w+)$/;

/**
 * Records events on a server-rendered page until it is hydrated, for `replay.ts`. Links and forms with an `action`
 * work without React and are not recorded. Runs in the page's head, so it must stay small.
 */
export function recordEvents(page: Document): PreHydrationEvents {
  const early: PreHydrationEvents = { pending: [], live: new Set(), isReplaying: false, stop };

  function record(event: Event): void {
    const target = event.target as Element;
    const isEarly =
      page.querySelector('#root[data-server-rendered]')?.contains(target) && !early.live.has(partOf(target));
    if (!isEarly || early.isReplaying || worksWithoutReact(event.type, target)) return;
    event.stopImmediatePropagation();
    const control = controlOf(event, target);
    if (!control) return;
    if (event.type === 'submit') event.preventDefault();
    early.pending.push({ event, target: control, ...stateOf(control) });
  }

  function stop(): void {
    for (const type of TYPES) page.removeEventListener(type, record, true);
  }

  for (const type of TYPES) page.addEventListener(type, record, true);
  return early;
}

/** The name of the hydrated part that contains an element; blank if none does. */
export const partOf = (element: Element): string =>
  element.closest<HTMLElement>('[data-part]')?.dataset.part ?? '';

const worksWithoutReact = (type: string, target: Element): boolean =>
  type === 'submit' ? target.hasAttribute('action') : type === 'click' && target.closest('a[href]') !== null;

/** The control whose event is replayed; null where the browser's default action fires another event anyway. */
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

/** Null where an element is not a text field, or its type does not expose a selection. */
export function selectionOf(element: Element): readonly [number, number] | null {
  const { selectionStart = null, selectionEnd } = element as HTMLInputElement;
  return selectionStart === null ? null : [selectionStart, selectionEnd ?? selectionStart];
}
