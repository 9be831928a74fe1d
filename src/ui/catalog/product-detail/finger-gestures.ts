/** A point of an element, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Position = Pick<Touch, 'clientX' | 'clientY'>;

interface FingerActions {
  /** Two fingers have moved: their distances before and now, and the point between them. */
  readonly onPinch: (before: number, now: number, around: Point) => void;
  readonly onDoubleTap: (at: Point) => void;
}

/** Two taps within this time and distance are one double tap; a finger that moves further has panned. */
const DOUBLE_TAP_MS = 300;
const TAP_PIXELS = 24;

/**
 * Recognises what two fingers, or two taps of one, do on an element. React's own listeners are passive: they could not keep
 * the browser from zooming the page.
 */
export function listenToFingers(element: HTMLElement, actions: FingerActions, signal: AbortSignal): void {
  listenToPinch(element, actions, signal);
  listenToDoubleTap(element, actions, signal);
}

function listenToPinch(element: HTMLElement, { onPinch }: FingerActions, signal: AbortSignal): void {
  let before = 0;
  const start = ({ touches }: TouchEvent) => {
    before = distanceOf(touches);
  };
  const move = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    if (event.cancelable) event.preventDefault();
    const now = distanceOf(event.touches);
    onPinch(before, now, middleOf(pointIn(element, one), pointIn(element, other)));
    before = now;
  };
  element.addEventListener('touchstart', start, { signal, passive: true });
  element.addEventListener('touchmove', move, { signal, passive: false });
}

function listenToDoubleTap(element: HTMLElement, { onDoubleTap }: FingerActions, signal: AbortSignal): void {
  let began: Point | null = null;
  let last: { readonly at: Point; readonly time: number } | null = null;
  const start = ({ touches: [finger, ...others] }: TouchEvent) => {
    began = finger && others.length === 0 ? pointIn(element, finger) : null;
  };
  const end = (event: TouchEvent) => {
    const [finger] = event.changedTouches;
    const at = finger && pointIn(element, finger);
    if (!at || !began || distance(at, began) > TAP_PIXELS) {
      last = null;
      return;
    }
    const isSecond =
      last && event.timeStamp - last.time < DOUBLE_TAP_MS && distance(at, last.at) <= TAP_PIXELS;
    last = isSecond ? null : { at, time: event.timeStamp };
    if (!isSecond) return;
    // Otherwise the browser adds a double click.
    if (event.cancelable) event.preventDefault();
    onDoubleTap(at);
  };
  element.addEventListener('touchstart', start, { signal, passive: true });
  element.addEventListener('touchend', end, { signal, passive: false });
}

export function pointIn(element: HTMLElement, { clientX, clientY }: Position): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Zero with fewer than two fingers. */
const distanceOf = ([one, other]: TouchList): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
