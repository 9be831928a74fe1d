/** How often it is looked whether whoever started this process is still there. */
const EVERY_MS = 500;
const LONGEST_GOODBYE_MS = 15_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `stop` once, when this process is told to end, and also when whoever started it is gone without a word: a shell
 * that npm ends with a signal does not pass the signal on.
 *
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
let isWatching = false;

/** The child ends with this process, however that ends, and each at its own pace: the terminal's Ctrl+C does not reach it. */
export function endTogether(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  if (!isWatching) onEnd((signal) => void endAll(signal));
  isWatching = true;
  return child;
}

async function endAll(signal) {
  const ended = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGINT');
  const timer = setTimeout(killGroups, LONGEST_GOODBYE_MS);
  await Promise.all(ended);
  clearTimeout(timer);
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** What does not say goodbye goes with all that it has started. */
function killGroups() {
  for (const { pid } of children) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It went meanwhile.
    }
  }
}
