/* global document, requestAnimationFrame, MutationObserver */

/**
 * Runs in the page before a click: records the time of the click and of the paint of its result. For a heading the
 * browser reports it (Element Timing). A list may reuse its elements, which the browser does not report: there, the
 * frame after the next one is the first moment at which the page can tell.
 */
export function watchClick({ kind, before }) {
  const clicked = new Promise((resolve) =>
    document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
  );
  const painted = { product: paintedTitle, list: paintedList }[kind];
  globalThis.clickFigure = clicked.then(async (since) => (await painted()) - since);

  function paintedTitle() {
    const note = () => {
      const title = document.querySelector('main h1');
      if (title && title.textContent !== before) title.setAttribute('elementtiming', 'title');
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
    return new Promise((resolve) => {
      const read = (entries) => {
        const title = entries.getEntries().find(({ identifier }) => identifier === 'title');
        if (title) resolve(title.renderTime);
      };
      new PerformanceObserver(read).observe({ type: 'element' });
    });
  }

  function paintedList() {
    const isThere = () => {
      const names = [...document.querySelectorAll('main article h2')]
        .map((name) => name.textContent)
        .join('|');
      return names !== '' && names !== before && !document.querySelector('main [aria-busy=true]');
    };
    return new Promise((resolve) => {
      const look = () =>
        requestAnimationFrame(() =>
          isThere() ? requestAnimationFrame(() => resolve(performance.now())) : look(),
        );
      look();
    });
  }
}
