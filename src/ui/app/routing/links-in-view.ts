/** How many answers are fetched ahead on one screen. */
const LIMIT = 6;
const LINKS = 'main a[href^="/"]';
/** The name of a card is below its picture: what is half a screen away counts as in view. */
const MARGIN = '0px 0px 50% 0px';

interface Ahead {
  /** Fetches the code of the screen that a link leads to. */
  code(href: string): void;
  /** Fetches the first answer of that screen; resolves when it is there. */
  answer(href: string): Promise<unknown>;
}

/**
 * Fetches ahead what the links in view lead to, while the browser is idle: the code of all of their screens, and the
 * answers of the first few, one at a time. A link that is scrolled out of view before its turn is left out; a person
 * who saves data gets nothing ahead. Returns a function that stops it.
 */
export function watchLinksInView(root: Element, ahead: Ahead): () => void {
  if (!('IntersectionObserver' in window) || savesData()) return () => {};
  const inView = new Set<Element>();
  const asked = new Set<string>();
  let isAsking = false;
  let isStopped = false;

  const askNext = async () => {
    const [href] = hrefsOf(inView).filter((each) => !asked.has(each));
    if (isAsking || isStopped || href === undefined || asked.size === LIMIT) return;
    isAsking = true;
    asked.add(href);
    await ahead.answer(href);
    isAsking = false;
    whenIdle(() => void askNext());
  };
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    whenIdle(() => {
      if (isStopped) return;
      for (const href of hrefsOf(inView)) ahead.code(href);
      void askNext();
    });
  };
  const sight = new IntersectionObserver(note, { rootMargin: MARGIN });
  const watchNew = () => {
    if (isStopped) return;
    for (const link of root.querySelectorAll(LINKS)) sight.observe(link);
  };
  const changes = new MutationObserver(() => whenIdle(watchNew));
  changes.observe(root, { childList: true, subtree: true });
  watchNew();
  return () => {
    isStopped = true;
    sight.disconnect();
    changes.disconnect();
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

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
