/**
 * Does tasks two at a time, in their order: each is taken up as soon as a lane is free.
 *
 * @param {(() => Promise<void>)[]} tasks
 */
export async function inLanes(tasks) {
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all([lane(), lane()]);
}
