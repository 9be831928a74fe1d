import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

/** Linux lists the threads of a process here; on other systems priorities are not changed. */
const THREADS = '/proc/self/task';
/** A third of the share of the thread that answers: pages must be rendered in time even beside a busy thread. */
const LOWER_BY = 5;

/**
 * Gives answering requests priority over rendering pages: lowers the priority of all threads but the first, which
 * answers. The others render pages, and collect garbage and compress for the rendering.
 */
export async function lowerThreadPriorities(): Promise<void> {
  // This call starts libuv's threads, which otherwise start with the first file that is served.
  const isLinux = await stat(THREADS).then(
    () => true,
    () => false,
  );
  if (!isLinux) return;
  // The storefront itself may have been started with a lower priority.
  const priority = Math.min(getPriority() + LOWER_BY, constants.priority.PRIORITY_LOW);
  for (const thread of readdirSync(THREADS))
    if (Number(thread) !== process.pid) lower(Number(thread), priority);
}

function lower(thread: number, priority: number): void {
  try {
    setPriority(thread, priority);
  } catch {
    // The thread has ended, or this is not allowed: pages are rendered without it.
  }
}
