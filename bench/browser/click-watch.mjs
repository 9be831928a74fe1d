/* global document, requestAnimationFrame */

/**
 * Runs in the page before a click: notes when the click came and when what it leads to has been painted. Reading the
 * frame after the next one is the first moment at which a page knows that it was painted.
 */
export function watchClick({ kind, before }) {
  const isThere = {
    product: () => {
      const title = document.querySelector('main h1')?.textContent;
      return title && title !== before;
    },
    list: () => {
      const names = [...document.querySelectorAll('main article h2')]
        .map((name) => name.textContent)
        .join('|');
      return names !== '' && names !== before && !document.querySelector('main [aria-busy=true]');
    },
  }[kind];
  globalThis.clickFigure = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onClick, { once: true, capture: true });
  });
}
