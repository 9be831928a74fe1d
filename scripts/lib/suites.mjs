import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { dot, line } from './progress.mjs';
import { runNode } from './run.mjs';

const RESULTS = inRoot('.cache/results');
const bin = (...parts) => inRoot('node_modules', ...parts);

/**
 * How a suite ended: counts, and the titles of the tests that passed, which `npm run trace` reads.
 * @typedef {{ name: string, passed: number, failed: number, titles: string[] }} SuiteResult
 */

export function forgetResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** @param {SuiteResult} result */
function keep(result) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(inRoot('.cache/results', `${result.name}.json`), JSON.stringify(result));
  return result;
}

/** A command that passes or fails as a whole, such as the type check. */
export async function checkSuite(name, args) {
  const { code, output } = await runNode(args, { quiet: true });
  if (code !== 0) line(output.trim());
  return keep({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, titles: [] });
}

/** Long work shows that it goes on: a dot for every few of its steps. */
function dots(step, every = 5) {
  let steps = 0;
  return (chunk) => {
    chunk.match(step)?.forEach(() => {
      steps += 1;
      if (steps % every === 0) dot();
    });
  };
}

/** A Jest project, by its display name. */
export async function jestSuite(name, { project = name, args = [], env = {} } = {}) {
  mkdirSync(RESULTS, { recursive: true });
  const file = inRoot('.cache/results', `${name}.jest.json`);
  const { code, output } = await runNode(
    [
      '--experimental-vm-modules',
      '--no-warnings',
      bin('jest/bin/jest.js'),
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${file}`,
      '--silent',
      ...args,
    ],
    { quiet: true, env: { ...env, PROGRESS: '1' }, onOutput: dots(/^(?:PASS|FAIL|Round) /gm) },
  );
  const report = readJson(file);
  if (!report) {
    line(output.trim());
    return keep({ name, passed: 0, failed: 1, titles: [] });
  }
  for (const suite of report.testResults) if (suite.status === 'failed') line(suite.message);
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const titles = tests.filter((test) => test.status === 'passed').map((test) => test.fullName);
  const broken =
    report.numRuntimeErrorTestSuites +
    (code !== 0 && report.numFailedTests === 0 && report.numRuntimeErrorTestSuites === 0 ? 1 : 0);
  return keep({ name, passed: report.numPassedTests, failed: report.numFailedTests + broken, titles });
}

/** What Playwright says of each test as it begins. */
const PROGRESS = /^(?:.*\r)?\[\d+\/\d+\].*\n/gm;

/** The browser tests. */
export async function browserSuite(name, { env = {}, args = [] } = {}) {
  const file = inRoot('.cache/results', `${name}.playwright.json`);
  const { code, output } = await runNode(
    [bin('@playwright/test/cli.js'), 'test', '--reporter=json,line', ...args],
    {
      quiet: true,
      onOutput: dots(/^(?:.*\r)?\[\d+\/\d+\]/gm),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const report = readJson(file);
  if (!report || code !== 0) line(output.replace(PROGRESS, '').trim().split('\n').slice(-200).join('\n'));
  if (!report) return keep({ name, passed: 0, failed: 1, titles: [] });
  const specs = report.suites.flatMap(specsOf);
  const titles = specs.filter((spec) => spec.ok).map((spec) => spec.title);
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return keep({ name, passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, titles });
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
