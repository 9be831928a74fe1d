const tasks = [];

/** What must be undone when the run ends, whichever way it ends. */
export const onEnd = (task) => tasks.push(task);

/** Undoes the last thing first. */
export async function cleanUp() {
  while (tasks.length > 0) {
    try {
      await tasks.pop()();
    } catch (error) {
      console.error(`Could not clean up: ${error.message}`);
    }
  }
}
