/** Browsers limit how often a history entry is rewritten: once scrolling has stopped, and before a click navigates. */
const DEBOUNCE_MS = 400;
/** How long to wait for a screen to reach its former height. */
const TIMEOUT_MS = 8000;
/** The shopper scrolls or interacts with the page: stop restoring. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface HistoryState {
  readonly scrollY?: number;
}

const stateNow = (): HistoryState => (history.state as HistoryState | null) ?? {};

/** Saves the position in the history entry, where it survives a reload; returns a function that stops it. */
export function saveScrollPosition(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const scrollY = Math.round(window.scrollY);
    if (!isRestoring && scrollY !== (stateNow().scrollY ?? 0))
      history.replaceState({ ...stateNow(), scrollY }, '');
  };
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(save, DEBOUNCE_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('click', save, { capture: true });
  window.addEventListener('pagehide', save);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('click', save, { capture: true });
    window.removeEventListener('pagehide', save);
  };
}

/** A position is not saved while an earlier one is being restored. */
let isRestoring = false;

/**
 * Scrolls to the saved position of this history entry once the screen is long enough; returns a function that cancels
 * it.
 */
export function restoreScrollPosition(): (() => void) | undefined {
  const { scrollY } = stateNow();
  if (!scrollY) return undefined;
  const isThere = () => Math.abs(window.scrollY - scrollY) <= 1;
  const resizeObserver = new ResizeObserver(() => scrollToSaved());
  const end = () => {
    isRestoring = false;
    resizeObserver.disconnect();
    clearTimeout(timer);
    for (const event of SCROLL_EVENTS) window.removeEventListener(event, end);
  };
  const scrollToSaved = () => {
    window.scrollTo(0, scrollY);
    if (isThere()) end();
  };
  const timer = setTimeout(end, TIMEOUT_MS);
  isRestoring = true;
  for (const event of SCROLL_EVENTS) window.addEventListener(event, end, { passive: true });
  resizeObserver.observe(document.body);
  scrollToSaved();
  return end;
}
