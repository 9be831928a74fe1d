/** How many answers are prefetched on one screen. */
const LIMIT = 6;
const LINKS = 'main a[href^="/"]';
/** A card's link is the name below its picture, so links up to half a screen away count as in view. */
const MARGIN = '0px 0px 50% 0px';

interface LinkPreloader {
  /** Fetches the code of the screen that a link leads to. */
  code(href: string): void;
  /** Fetches the first answer of that screen; resolves when it is there. */
  answer(href: string): Promise<unknown>;
}

/**
 * Prefetches what the links in view lead to while the browser is idle: the code of all of their screens, and the answers
 * of the first few, one at a time. A link that is scrolled out of view before its turn is left out. Nothing is
 * prefetched while the browser is set to save data. Returns a function that stops it.
 */
export function watchLinksInView(root: Element, preloader: LinkPreloader): () => void {
  if (!('IntersectionObserver' in window) || savesData()) return () => {};
  const inView = new Set<Element>();
  const fetched = new Set<string>();
  let isFetching = false;
  let isStopped = false;

  const fetchNext = async () => {
    const [href] = hrefsOf(inView).filter((each) => !fetched.has(each));
    if (isFetching || isStopped || href === undefined || fetched.size === LIMIT) return;
    isFetching = true;
    fetched.add(href);
    await preloader.answer(href);
    isFetching = false;
    whenIdle(() => void fetchNext());
  };
  const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    whenIdle(() => {
      if (isStopped) return;
      for (const href of hrefsOf(inView)) preloader.code(href);
      void fetchNext();
    });
  };
  const intersectionObserver = new IntersectionObserver(onIntersection, { rootMargin: MARGIN });
  const watchNew = () => {
    if (isStopped) return;
    for (const link of root.querySelectorAll(LINKS)) intersectionObserver.observe(link);
  };
  const mutationObserver = new MutationObserver(() => whenIdle(watchNew));
  mutationObserver.observe(root, { childList: true, subtree: true });
  watchNew();
  return () => {
    isStopped = true;
    intersectionObserver.disconnect();
    mutationObserver.disconnect();
  };
}

const hrefsOf = (links: ReadonlySet<Element>): string[] => [
  ...new Set([...links].map((link) => link.getAttribute('href') ?? '')),
];

/** Once the page has loaded. Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(work), { once: true });
  else if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 200);
}

export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
