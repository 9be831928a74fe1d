import { type PreHydrationEvent, partOf, selectionOf } from './pre-hydration-events';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const MAX_WAIT_MS = 10_000;

/**
 * Tells React which field of a part has the focus and what was typed before the part was hydrated. Call it in the
 * commit that hydrates the part: the next render would overwrite what was typed. React cannot render the result of an
 * event during a commit, so replaying the other events follows afterwards.
 */
export function replayTyping(part: string): void {
  const focused = document.activeElement ?? document.body;
  const caret = selectionOf(focused);
  queueMicrotask(() => {
    const typed = new Map<TextField, PreHydrationEvent>();
    for (const early of take(part, isTyping)) typed.set(counterpartOf(early.target) as TextField, early);
    if (focused !== document.body && partOf(focused) === part) dispatchFocusIn(focused);
    for (const [field, early] of typed)
      whileReplaying(() => type(field, { value: early.value, selection: field === focused ? caret : null }));
  });
}

const isTyping = ({ event, target }: PreHydrationEvent) =>
  event.type === 'input' && counterpartOf(target) !== null;

/** Replays, in order, the events on a part before it was hydrated. From then on its events reach React. */
export async function replayEvents(part: string): Promise<void> {
  await Promise.resolve();
  for (let events = take(part); events.length > 0; events = take(part))
    for (const early of events) {
      const target = counterpartOf(early.target) ?? (await waitForCounterpart(early.target));
      if (target) whileReplaying(() => repeat(early, target));
      // Lets React render the changes of one event before the next is replayed.
      await Promise.resolve();
    }
  setLive(part);
}

/** From now on the part's events reach React; recorded events that were not replayed are dropped. */
export function setLive(part: string): void {
  const early = window.preHydrationEvents;
  if (!early) return;
  take(part);
  early.live.add(part);
  const parts = Array.from(document.querySelectorAll('[data-part]'), partOf);
  if (['', ...parts].every((each) => early.live.has(each))) early.stop();
}

/** Removes and returns the recorded events of a part, in order. */
function take(
  part: string,
  isWanted: (early: PreHydrationEvent) => boolean = () => true,
): PreHydrationEvent[] {
  const early = window.preHydrationEvents;
  const taken = early?.pending.filter((each) => partOf(each.target) === part && isWanted(each)) ?? [];
  if (early) early.pending = early.pending.filter((each) => !taken.includes(each));
  return taken;
}

function whileReplaying(act: () => void): void {
  const early = window.preHydrationEvents;
  if (early) early.isReplaying = true;
  act();
  if (early) early.isReplaying = false;
}

function repeat(early: PreHydrationEvent, target: Element): void {
  const { event } = early;
  if (event.type === 'input') type(target as TextField, early);
  else if (event.type === 'change') choose(target, early.value);
  else if (event.type === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (event.type === 'keydown') target.dispatchEvent(new KeyboardEvent(event.type, event));
  else target.dispatchEvent(new MouseEvent(event.type, event));
}

/** Where React rendered the page again instead of hydrating it, another element has replaced the control. */
function counterpartOf(control: Element): Element | null {
  if (control.isConnected) return control;
  const name = nameOf(control);
  return Array.from(document.querySelectorAll(control.tagName)).find((each) => nameOf(each) === name) ?? null;
}

/** A screen that is rendered again has its controls once its data has loaded; they may never appear. */
function waitForCounterpart(control: Element): Promise<Element | null> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => finish(counterpartOf(control)));
    const timer = setTimeout(() => finish(null, true), MAX_WAIT_MS);
    function finish(found: Element | null, isLate = false): void {
      if (!found && !isLate) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** Identifies a control among similar ones, even after it was removed from the page. */
function nameOf(control: Element): string {
  const { type, name, value } = control as HTMLInputElement;
  const tree = control.getRootNode() as ParentNode;
  const label = control.closest('label') ?? tree.querySelector(`label[for="${control.id}"]`) ?? control;
  return [type, type === 'radio' ? value : name, control.ariaLabel ?? label.textContent].join('\n');
}

/** Fires focus events without moving the focus or the selection. */
function dispatchFocusIn(focused: Element): void {
  const caret = selectionOf(focused);
  focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  if (caret) (focused as TextField).setSelectionRange(...caret);
}

/**
 * React ignores an `input` event unless the value differs from the one it recorded. So this restores the rendered
 * value first, and then sets the typed value through the prototype's setter, which React does not track.
 */
function type(field: TextField, { value, selection }: Pick<PreHydrationEvent, 'value' | 'selection'>): void {
  const native = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(native.prototype, 'value')?.set?.call(field, value);
  if (selection && field === document.activeElement) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** React ignores this event, too, unless the state differs from the rendered one. */
function choose(control: Element, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    (control as HTMLInputElement).click();
  } else {
    (control as HTMLSelectElement).value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
