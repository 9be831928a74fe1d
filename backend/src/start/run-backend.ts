import { readSettings } from '../config';
import { type Addition, type RunningBackend, startBackend } from './start-backend';
import { describeStartFailure } from './start-failure';

const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Runs the backend as this process, configured by its environment, until it is told to stop. */
export async function runBackend(readAdditions: () => readonly Addition[] = () => []): Promise<void> {
  try {
    stopOnSignal(await startBackend(readSettings(process.env), readAdditions()));
  } catch (cause) {
    console.error(describeStartFailure(cause));
    process.exit(1);
  }
}

/** Finishes requests in progress, closes the database and exits; also when the parent process is gone. */
function stopOnSignal(backend: RunningBackend): void {
  let stopping = false;
  const stop = () => {
    // Ctrl+C arrives twice: from the terminal and from the parent process.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void backend.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
}
