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
    return `${boot}:${afterName[STARTED_AT]}`;
  } catch {
    return 'running';
  }
}

/** Field 22 of proc(5) stat, counted from the state that follows the name. */
const STARTED_AT = 19;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}
