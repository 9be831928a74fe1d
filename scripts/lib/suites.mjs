import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { ensureBuilt, TESTED_PARTS } from './build.mjs';
import { failuresInJest, failuresInPlaywright, specsOf } from './failures.mjs';
import { ROOT, inRoot } from './paths.mjs';
import { line, suiteIsAt } from './progress.mjs';
import { runNode } from './run.mjs';

const RESULTS = inRoot('.cache/results');
const bin = (...parts) => inRoot('node_modules', ...parts);

/**
 * The result of a suite: counts, the titles of passed tests for `npm run trace`, and what failed where it is known.
 * @typedef {import('./failures.mjs').Failure} Failure
 * @typedef {{ name: string, passed: number, failed: number, titles: string[], failures?: Failure[] }} SuiteResult
 */

export function forgetResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** @param {SuiteResult} result */
function recordResult(result) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(inRoot('.cache/results', `${result.name}.json`), JSON.stringify(result));
  return result;
}

/** A command that only passes or fails, such as the type check. */
export async function checkSuite(name, args) {
  const { code, output } = await runNode(args, { quiet: true });
  if (code !== 0) line(output.trim());
  return recordResult({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, titles: [] });
}

/** How to run the file of a failed test on its own. */
const alone = (file) => line(`  Run it alone: npm test -- ${path.relative(ROOT, file)}\n`);

/** Reads the lines of `jest-progress.mjs` or `playwright-progress.mjs`, which count files or tests. */
function follow(name, counted) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const text of lines) {
      if (text.startsWith('Round ')) suiteIsAt(name, text.toLowerCase());
      if (!text.startsWith('{"done":')) continue;
      const { done, total, failed, message } = JSON.parse(text);
      suiteIsAt(name, `${done} of ${total} ${counted}`);
      if (message) line(message);
      if (failed) alone(failed);
    }
  };
}

/** Runs Jest projects, by display name. */
export async function jestSuite(name, { projects = [name], args = [], env = {} } = {}) {
  mkdirSync(RESULTS, { recursive: true });
  const file = inRoot('.cache/results', `${name}.jest.json`);
  const { code, output } = await runNode(
    [
      ...JEST,
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      '--silent',
      // A server that a test has left open would keep the process, and with it the whole run.
      '--forceExit',
      `--reporters=${inRoot('scripts/lib/jest-progress.mjs')}`,
      ...args,
    ],
    { quiet: true, env: { ...env, PROGRESS: '1' }, onOutput: follow(name, 'files') },
  );
  const report = readJson(file);
  if (!report) {
    line(output.trim());
    return recordResult({ name, passed: 0, failed: 1, titles: [] });
  }
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const titles = tests.filter((test) => test.status === 'passed').map((test) => test.fullName);
  const broken =
    report.numRuntimeErrorTestSuites +
    (code !== 0 && report.numFailedTests === 0 && report.numRuntimeErrorTestSuites === 0 ? 1 : 0);
  if (broken && report.numRuntimeErrorTestSuites === 0) line(output.trim());
  return recordResult({
    name,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    titles,
    failures: failuresInJest(report),
  });
}

/**
 * Jest with support for ES modules. Each test file loads its modules again and ends soon after, so V8 optimizes later
 * than usual, and its young generation is large enough to collect rarely: a tenth less processor time.
 */
export const JEST = [
  '--experimental-vm-modules',
  '--no-warnings',
  '--interrupt-budget=300000',
  '--max-semi-space-size=128',
  bin('jest/bin/jest.js'),
];

/** Playwright's own command. */
export const PLAYWRIGHT = [bin('@playwright/test/cli.js'), 'test'];

/** The browser tests, on a shop that is built. */
export async function browserSuite(name, { env = {}, args = [] } = {}) {
  const browser = await findBrowser();
  if (!browser) {
    line(NO_BROWSER);
    return { passed: 0, failed: 1 };
  }
  await ensureBuilt(TESTED_PARTS);
  const file = inRoot('.cache/results', `${name}.playwright.json`);
  rmSync(file, { force: true });
  const { code, output } = await runNode(
    [...PLAYWRIGHT, `--reporter=json,${inRoot('scripts/lib/playwright-progress.mjs')}`, ...args],
    {
      quiet: true,
      onOutput: follow(name, 'tests'),
      env: {
        ...env,
        BROWSER_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  const report = readJson(file);
  if (!report) {
    line(output.trim());
    return recordResult({ name, passed: 0, failed: 1, titles: [] });
  }
  for (const { message } of report.errors ?? []) line(message);
  const specs = specsOf(report);
  const titles = specs.filter((spec) => spec.ok).map((spec) => spec.title);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return recordResult({
    name,
    passed: expected,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    titles,
    failures: failuresInPlaywright(report),
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
