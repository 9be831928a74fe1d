/* global document */

/**
 * Runs in the page when it is idle: reads what the browser has recorded. Blocking time is the part of tasks beyond 50
 * ms each after the first paint; layout shift is the worst session window, as in Web Vitals.
 */
export function paintFigures() {
  const TASK_BUDGET_MS = 50;
  const GAP_MS = 1_000;
  const WINDOW_MS = 5_000;
  const entriesOf = (type) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords();
    observer.disconnect();
    return entries;
  };
  const worstShift = (shifts) => {
    let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity];
    for (const { value, startTime, hadRecentInput } of shifts) {
      if (hadRecentInput) continue;
      const isSameWindow = startTime - last < GAP_MS && startTime - start < WINDOW_MS;
      [sum, start] = isSameWindow ? [sum + value, start] : [value, startTime];
      last = startTime;
      worst = Math.max(worst, sum);
    }
    return worst;
  };
  const paints = entriesOf('paint');
  const firstPaint = paints.find((entry) => entry.name === 'first-contentful-paint')?.startTime;
  const largest = entriesOf('largest-contentful-paint').at(-1);
  const afterPaint = ({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint);
  const tasks = entriesOf('longtask');
  const blocking = (task) => Math.max(0, afterPaint(task) - TASK_BUDGET_MS);
  return {
    firstContentfulPaint: firstPaint,
    largestContentfulPaint: largest?.startTime,
    blockingTime: tasks.reduce((sum, task) => sum + blocking(task), 0),
    // The browser records tasks from 50 ms on.
    longestTask: Math.max(TASK_BUDGET_MS, ...tasks.map(afterPaint)),
    layoutShift: worstShift(entriesOf('layout-shift')),
    pictures: [...document.images].filter((image) => image.complete && image.naturalWidth > 0).length,
    startedAt: performance.timeOrigin,
    inlineStyles: [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
    isNotFound: document.body.innerText.includes('PAGE NOT FOUND'),
  };
}
