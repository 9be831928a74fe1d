import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listenToFingers, type Point, pointIn } from './finger-gestures';
import { larger, offsetAround, pinched, smaller, toggled, turned, WHOLE } from './zoom-scale';

type Zoom = (change: (scale: number) => number, around?: Point) => void;

/**
 * Zooms the content of a frame that scrolls: by buttons and keys, two fingers, a double tap or double click, or a pinch on
 * a trackpad. The point under the fingers keeps its place. Panning is the frame's own scrolling.
 */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(WHOLE);
  const anchor = useRef<Point>(null);
  const shown = useRef(scale);

  const zoom = useCallback<Zoom>((change, around = middleOf(frame.current)) => {
    anchor.current = around;
    setScale(change);
  }, []);
  useLayoutEffect(() => {
    if (frame.current && anchor.current) scrollAround(frame.current, anchor.current, scale / shown.current);
    shown.current = scale;
  }, [scale]);
  useEffect(() => (frame.current ? listenToGestures(frame.current, zoom) : undefined), [zoom]);

  return {
    frame,
    scale,
    zoomIn: () => zoom(larger),
    zoomOut: () => zoom(smaller),
    reset: () => zoom(() => WHOLE),
  };
}

const KEYS: Readonly<Record<string, (scale: number) => number>> = {
  '+': larger,
  '=': larger,
  '-': smaller,
  '0': () => WHOLE,
};

function scrollAround(frame: HTMLElement, { x, y }: Point, factor: number): void {
  frame.scrollLeft = offsetAround(frame.scrollLeft, x, factor);
  frame.scrollTop = offsetAround(frame.scrollTop, y, factor);
}

/** Returns a function that ends it. */
function listenToGestures(frame: HTMLElement, zoom: Zoom): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const actions = {
    onPinch: (before: number, now: number, around: Point) =>
      zoom((scale) => pinched(scale, before, now), around),
    onDoubleTap: (at: Point) => zoom(toggled, at),
  };
  listenToFingers(frame, actions, signal);
  frame.addEventListener('dblclick', (event) => zoom(toggled, pointIn(frame, event)), { signal });
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const change = KEYS[key];
    if (change && !ctrlKey && !metaKey) zoom(change);
  };
  frame.addEventListener('keydown', onKeyDown, { signal });
  const onWheel = (event: WheelEvent) => {
    // Without Ctrl it scrolls.
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom((scale) => turned(scale, event.deltaY), pointIn(frame, event));
  };
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => listening.abort();
}

const middleOf = (element: HTMLElement | null): Point => ({
  x: (element?.clientWidth ?? 0) / 2,
  y: (element?.clientHeight ?? 0) / 2,
});
