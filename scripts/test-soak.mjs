import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { failuresInJest, failuresInPlaywright } from './lib/failures.mjs';
import { endTogether } from './lib/lifetime.mjs';
import { requireNode } from './lib/node-version.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/**
 * Runs `npm test` repeatedly beside processes that keep a core busy, and lists which tests failed, how often, and
 * with which message first. `--resume` continues an earlier soak; `--only` restricts it to one suite.
 */
requireNode();
const values = readOptions({
  runs: { type: 'string', default: '10' },
  load: { type: 'string', default: '1' },
  only: { type: 'string' },
  resume: { type: 'boolean' },
});
const RUNS = Number(values.runs);
const LOAD = Number(values.load);
if (!Number.isInteger(RUNS) || RUNS < 1 || !Number.isInteger(LOAD) || LOAD < 0) {
  console.error('--runs must be a whole number of at least 1, --load of at least 0.');
  process.exit(1);
}

/** @typedef {{ seconds: number, passed: number, failed: number, failures: { test: string, message: string }[] }} Run */

const SAVED_RUNS = inRoot('.cache/soak.json');
const RESULTS = inRoot('.cache/results');
const asked = { load: LOAD, only: values.only ?? '' };

await ensureInstalled();
const runs = values.resume ? savedRuns() : [];
if (!values.resume) rmSync(SAVED_RUNS, { force: true });
const busy = Array.from({ length: LOAD }, keepCoreBusy);
while (runs.length < RUNS) {
  console.log(`Run ${runs.length + 1} of ${RUNS}, beside ${LOAD} busy processes …`);
  runs.push(await oneRun());
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(SAVED_RUNS, JSON.stringify({ ...asked, runs }));
}
for (const child of busy) child.kill();
console.log(table(runs));
const green = runs.filter(({ failed }) => failed === 0).length;
console.log(`\n${green} of ${RUNS} runs green.`);
console.log(`${green} passed, ${RUNS - green} failed`);
process.exit(green === RUNS ? 0 : 1);

/** The runs of an earlier soak with the same options. */
function savedRuns() {
  if (!existsSync(SAVED_RUNS)) return [];
  const { load, only, runs: saved } = JSON.parse(readFileSync(SAVED_RUNS, 'utf8'));
  if (load === asked.load && only === asked.only) return saved;
  console.error(`The earlier soak had other options: --load ${load}${only && ` --only ${only}`}.`);
  process.exit(1);
}

function keepCoreBusy() {
  return endTogether(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
}

/** @returns {Promise<Run>} */
async function oneRun() {
  const started = Date.now();
  const only = values.only ? ['--only', values.only] : [];
  const { output } = await run(process.execPath, [inRoot('scripts/test.mjs'), ...only], {
    quiet: true,
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  const [, passed = 0, failed = 1] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return {
    seconds: Math.round((Date.now() - started) / 1000),
    passed: Number(passed),
    failed: Number(failed),
    failures: Number(failed) > 0 ? failuresOf(output) : [],
  };
}

/** @returns {Run['failures']} */
function failuresOf(output) {
  const found = [
    ...reportsOf('.jest.json').flatMap(failuresInJest),
    ...reportsOf('.playwright.json').flatMap(failuresInPlaywright),
  ];
  return found.length > 0 ? found : [{ test: 'a check or a whole suite', message: output.slice(-2_000) }];
}

const reportsOf = (ending) =>
  readdirSync(RESULTS)
    .filter((each) => each.endsWith(ending))
    .map((file) => JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8')));

/** @param {Run[]} all */
function table(all) {
  const rows = all.map(
    ({ seconds, passed, failed }, index) => `| ${index + 1} | ${seconds} | ${passed} | ${failed} |`,
  );
  const failures = new Map();
  for (const { test, message } of all.flatMap((each) => each.failures)) {
    const [firstLine] = message.trim().split('\n');
    const known = failures.get(test) ?? { times: 0, firstLine };
    failures.set(test, { ...known, times: known.times + 1 });
  }
  const failed = [...failures].map(([test, { times, firstLine }]) => `| ${times} | ${test} | ${firstLine} |`);
  return [
    '\n| run | seconds | passed | failed |\n|---|---|---|---|',
    ...rows,
    ...(failed.length > 0 ? ['\n| failed | test | first message |\n|---|---|---|', ...failed] : []),
  ].join('\n');
}
