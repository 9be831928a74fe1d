/* global document, requestAnimationFrame */

/**
 * Runs in the page before a click: counts the frames until the change is visible, and the time until that frame has
 * ended, which is when the next one begins.
 * @param {{ selector: string, attribute?: string, isList?: boolean }} shows what changes: an attribute, or the text of
 *   all that match; a list is new once it is not busy
 */
export function watchFrames({ selector, attribute, isList }) {
  const read = () =>
    [...document.querySelectorAll(selector)]
      .map((each) => (attribute ? each.getAttribute(attribute) : each.textContent))
      .join('|');
  const isBusy = () => isList === true && document.querySelector('main [aria-busy=true]') !== null;
  const before = read();
  const isNew = () => read() !== '' && read() !== before && !isBusy();
  globalThis.frameFigure = new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let frames = 0;
        const look = () => {
          frames += 1;
          if (isNew()) requestAnimationFrame(() => resolve({ frames, ms: performance.now() - timeStamp }));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
