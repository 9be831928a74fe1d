import { announce, type ReadyAnnouncement } from './announce';
import type { ErrorInLog } from './log-options';
import { describeStartFailure } from './start-failure';

export interface RunningServer {
  /** What is announced when it is ready. */
  announcement: Omit<ReadyAnnouncement, 'event'>;
  /** Ends the requests in progress, and then the server. */
  stop(): Promise<void>;
  /** How long that may take before the process ends regardless. */
  stopWithinMs: number;
}

/**
 * Runs a server as this process until it is told to stop; announces it once it listens to signals.
 *
 * @param describe what may be printed of an error that is not a start problem
 */
export async function runServer(
  start: () => Promise<RunningServer>,
  describe?: (error: unknown) => ErrorInLog,
): Promise<void> {
  try {
    const server = await start();
    stopOnSignal(server);
    announce({ event: 'ready', ...server.announcement });
  } catch (cause) {
    console.error(describeStartFailure(cause, describe));
    process.exit(1);
  }
}

/** Stops and exits on a signal; also when the parent process is gone. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    // Ctrl+C arrives twice: from the terminal and from the parent process.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), server.stopWithinMs).unref();
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
}
