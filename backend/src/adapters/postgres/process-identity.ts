import { readFileSync } from 'node:fs';

/**
 * Identifies a running process by number and, on Linux, start time, so that a later process with the same number
 * differs; undefined if it is not running.
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

/** Fields 3 and 22 of proc(5) stat, counted from the state, which follows the name. */
const STATE = 0;
const STARTED_AT = 19;
/** A zombie: it holds nothing any more, but in a container it may never be reaped. */
const ENDED = 'Z';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
