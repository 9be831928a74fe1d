const tasks = [];

/** Clean-up tasks for the end of the run, whatever ends it. */
export const onEnd = (task) => tasks.push(task);

let ending = false;

/** Whether what fails now fails because the run ends. */
export const isEnding = () => ending;

/** In reverse order. */
export async function cleanUp() {
  ending = true;
  while (tasks.length > 0) {
    try {
      await tasks.pop()();
    } catch (error) {
      console.error(`Could not clean up: ${error.message}`);
    }
  }
}
