/**
 * Runs tasks two at a time, in order: the next one starts as soon as one finishes.
 * @param {(() => Promise<void>)[]} tasks
 */
export async function twoAtATime(tasks) {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all([worker(), worker()]);
}
