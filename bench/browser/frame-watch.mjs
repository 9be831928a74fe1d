/* global document, requestAnimationFrame */

/**
 * Runs in the page before a click: counts the frames until the change is visible, and the time until that frame has
 * ended, which is when the next one begins.
 */
export function watchFrames({ selector, attribute }) {
  const read = () => document.querySelector(selector)?.getAttribute(attribute);
  const before = read();
  globalThis.frameFigure = new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let frames = 0;
        const look = () => {
          frames += 1;
          if (read() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve({ frames, ms: performance.now() - timeStamp }));
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}
