const tasks = [];

/** Clean-up tasks for the end of the run, whatever ends it. */
export const onEnd = (task) => tasks.push(task);

/** In reverse order. */
export async function cleanUp() {
  while (tasks.length > 0) {
    try {
      await tasks.pop()();
    } catch (error) {
      console.error(`Could not clean up: ${error.message}`);
    }
  }
}
