/* global document, requestAnimationFrame, MutationObserver */

/**
 * Runs in the page before a click: notes when the click came and when what it leads to has been painted. Of a title
 * the browser itself says when (Element Timing). A list may keep the nodes of the last one, of which it says nothing:
 * there, reading the frame after the next one is the first moment at which a page knows.
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
