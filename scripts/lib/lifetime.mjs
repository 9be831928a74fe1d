/** How often to check that the parent process is still running. */
const EVERY_MS = 500;
/** Longer than a server's own limit (SHUTDOWN_SECONDS). */
const STOP_TIMEOUT_MS = (Number(process.env.SHUTDOWN_SECONDS || 10) + 5) * 1_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `stop` once: on a signal, or when the parent process is gone. A shell that npm ends with a signal does not
 * pass the signal on.
 * @param {(signal: string) => void} stop
 */
function onEnd(stop) {
  const parent = process.ppid;
  let isEnding = false;
  const end = (signal) => {
    if (isEnding) return;
    isEnding = true;
    stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => end(signal));
  setInterval(() => process.ppid !== parent && end('SIGTERM'), EVERY_MS).unref();
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
/** @type {WeakSet<import('node:child_process').ChildProcess>} */
const needed = new WeakSet();
let isWatching = false;

/**
 * Ends the child when this process ends, however that happens. The child runs in its own group, so Ctrl+C does not
 * reach it directly.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ isNeeded?: boolean }} [options] whether the other children need it: it is told to end when they have ended
 */
export function endTogether(child, { isNeeded = false } = {}) {
  children.add(child);
  if (isNeeded) needed.add(child);
  child.once('exit', () => children.delete(child));
  if (!isWatching) {
    onEnd((signal) => void endAll(signal));
    // After an error the process ends at once, without waiting for them.
    process.once('exit', () => children.forEach((each) => each.kill()));
  }
  isWatching = true;
  return child;
}

async function endAll(signal) {
  const timer = setTimeout(killGroups, STOP_TIMEOUT_MS);
  await end([...children].filter((child) => !needed.has(child)));
  await end([...children]);
  clearTimeout(timer);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** @param {import('node:child_process').ChildProcess[]} running */
async function end(running) {
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGINT');
  await Promise.all(ended);
}

/** A child that does not shut down in time is killed with its whole process group. */
function killGroups() {
  for (const child of children) killGroup(child);
}

/** @param {import('node:child_process').ChildProcess} child which is the leader of its process group */
export function killGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has ended in the meantime.
  }
}
