import type { ErrorInLog } from './log-options';
import { describeStartFailure } from './start-failure';

const SHUTDOWN_TIMEOUT_MS = 10_000;

export interface RunningServer {
  stop(): Promise<void>;
}

/**
 * Runs a server as this process until it is told to stop.
 *
 * @param describe what may be printed of an error that is not a start problem
 */
export async function runServer(
  start: () => Promise<RunningServer>,
  describe?: (error: unknown) => ErrorInLog,
): Promise<void> {
  try {
    stopOnSignal(await start());
  } catch (cause) {
    console.error(describeStartFailure(cause, describe));
    process.exit(1);
  }
}

/** Finishes requests in progress and exits; also when the parent process is gone. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    // Ctrl+C arrives twice: from the terminal and from the parent process.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
}
