/** Once the shopper rests, and before a click leads away: browsers count how often an entry is rewritten. */
const REST_MS = 400;
/** After that nobody waits for the old place any more. */
const PATIENCE_MS = 8000;
/** Whoever does one of these has found a place of their own. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface HistoryState {
  readonly scrollY?: number;
}

const stateNow = (): HistoryState => (history.state as HistoryState | null) ?? {};

/** Keeps the place in the browser's own history entry, where it outlives a reload; the answer stops it. */
export function keepScrollPlace(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const scrollY = Math.round(window.scrollY);
    if (!isReturning && scrollY !== (stateNow().scrollY ?? 0))
      history.replaceState({ ...stateNow(), scrollY }, '');
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', keep, { capture: true });
  window.addEventListener('pagehide', keep);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', keep, { capture: true });
    window.removeEventListener('pagehide', keep);
  };
}

/** While the screen is still growing, where it is scrolled to says nothing. */
let isReturning = false;

/** Goes back to the place of this history entry once the screen is long enough for it; the answer gives up. */
export function returnToScrollPlace(): (() => void) | undefined {
  const { scrollY } = stateNow();
  if (!scrollY) return undefined;
  const isThere = () => Math.abs(window.scrollY - scrollY) <= 1;
  const growing = new ResizeObserver(() => attempt());
  const end = () => {
    isReturning = false;
    growing.disconnect();
    clearTimeout(timer);
    for (const way of OWN_WAYS) window.removeEventListener(way, end);
  };
  const attempt = () => {
    window.scrollTo(0, scrollY);
    if (isThere()) end();
  };
  const timer = setTimeout(end, PATIENCE_MS);
  isReturning = true;
  for (const way of OWN_WAYS) window.addEventListener(way, end, { passive: true });
  growing.observe(document.body);
  attempt();
  return end;
}
