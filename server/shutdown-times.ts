import { StartProblem } from './start-problem';

/** Timers of Node cannot wait longer than 24 days, and fire at once then. */
export const MAX_SHUTDOWN_S = 86_400;

/** How a server stops, in seconds. */
export interface ShutdownTimes {
  /** How long it keeps answering once it is not ready, until load balancers have noticed. */
  delay: number;
  /** How long the whole shutdown may take. */
  limit: number;
}

/** @throws StartProblem if the delay leaves no time for open requests */
export function checkShutdownTimes({ delay, limit }: ShutdownTimes): void {
  if (delay >= limit)
    throw new StartProblem(
      `SHUTDOWN_DELAY_SECONDS must be less than SHUTDOWN_SECONDS (${limit}), not "${delay}".`,
    );
}
