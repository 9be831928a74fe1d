const EVERY_MS = 20_000;

/** The progress that each running suite reports. */
const running = new Map();
let waiting = [];
let started = Date.now();

/** Prints a line. */
export function line(text) {
  console.log(text);
}

/** @param {string[]} names the suites that will run, so that the remaining ones can be shown */
export function expectSuites(names) {
  waiting = [...names];
  started = Date.now();
  setInterval(reportProgress, EVERY_MS).unref();
}

export function beginSuite(name) {
  waiting = waiting.filter((each) => each !== name);
  running.set(name, '');
}

/** @param {string} howFar such as `23 of 62 files` */
export const suiteIsAt = (name, howFar) => running.has(name) && running.set(name, howFar);

export const endSuite = (name) => running.delete(name);

export const elapsed = (since = started) => inMinutes(Math.round((Date.now() - since) / 1000));

const inMinutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function reportProgress() {
  if (running.size === 0) return;
  const now = [...running].map(([name, howFar]) => (howFar ? `${name} (${howFar})` : name)).join(', ');
  line(`[${elapsed()}] ${now}${waiting.length > 0 ? `; left: ${waiting.join(', ')}` : ''}`);
}
