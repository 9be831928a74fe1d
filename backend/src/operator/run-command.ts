import { describeStartFailure } from '../../../server/start-failure';
import { describeError } from '../adapters/http/logging';

/** Runs a command in place of the server. A failure is printed without data, and fails the process (BDG-05). */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(describeStartFailure(error, describeError));
    process.exitCode = 1;
  }
}
