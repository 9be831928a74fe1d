/* global document, requestAnimationFrame */

/**
 * Runs in the page before the next screen is asked for: records the time from the click, or from now for going back,
 * until the frame with the new heading has ended, and until that of the whole screen has. A heading may be an element
 * that was there before, whose paint the browser does not report.
 * @param {{ whole: string, isBack: boolean }} options `whole` selects what a complete screen has
 */
export function watchNextScreen({ whole, isBack }) {
  const heading = () => [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility());
  const before = heading()?.textContent;
  const isNew = () => heading() !== undefined && heading().textContent !== before;
  const since = isBack
    ? Promise.resolve(performance.now())
    : new Promise((resolve) =>
        document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
          once: true,
          capture: true,
        }),
      );

  /** The end of the frame in which it first holds, which is when the next one begins. */
  const frameOf = (holds) =>
    new Promise((resolve) => {
      const look = () =>
        requestAnimationFrame(() =>
          holds() ? requestAnimationFrame(() => resolve(performance.now())) : look(),
        );
      look();
    });
  const named = frameOf(isNew);
  const complete = frameOf(
    () =>
      isNew() &&
      document.querySelector(whole)?.checkVisibility() &&
      !document.querySelector('main [class*="skeleton"]'),
  );

  globalThis.nextScreenFigure = Promise.all([since, named, complete]).then(([start, name, end]) => ({
    name: name - start,
    whole: end - start,
  }));
  if (isBack) globalThis.history.back();
}
