import { readFileSync } from 'node:fs';

/**
 * Tells a running process from a later one with the same number, where the system says when it started
 * (Linux); undefined when no such process runs.
 */
export function processIdentity(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[STATE] === ENDED ? undefined : `${boot}:${afterName[STARTED_AT]}`;
  } catch {
    return 'running';
  }
}

/** Fields 3 and 22 of proc(5) stat, counted from the state that follows the name. */
const STATE = 0;
const STARTED_AT = 19;
/** Killed, holds nothing, and waits for its parent to notice; in a container that may be never. */
const ENDED = 'Z';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
