import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Linux lists the threads of a process here; for other systems it is not known how to set the priority of a thread. */
const THREADS = '/proc/self/task';
/** A third of the share of the normal priority: beside a busy neighbour, pages still have to be rendered in time. */
const PRIORITY = 5;

/**
 * Lets answers go before the rendering of pages: all threads but the first, which answers, run when that leaves time.
 * These are the ones that render, and those that collect garbage and compress for them.
 */
export async function preferAnswers(): Promise<void> {
  // Asked this way, since it starts libuv's threads, which otherwise begin with the first file that is served.
  const isLinux = await stat(THREADS).then(
    () => true,
    () => false,
  );
  if (!isLinux) return;
  for (const thread of readdirSync(THREADS)) if (Number(thread) !== process.pid) lower(Number(thread));
}

function lower(thread: number): void {
  try {
    setPriority(thread, PRIORITY);
  } catch {
    // It has ended, or this is not allowed here: pages are rendered all the same.
  }
}
