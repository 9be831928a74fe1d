import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { ensureBuilt, TESTED_PARTS } from './build.mjs';
import { inRoot } from './paths.mjs';
import { environmentOf, NO_POSTGRES, withPostgres } from './postgres.mjs';
import { runNode } from './run.mjs';
import { JEST, PLAYWRIGHT } from './suites.mjs';
import { isBrowserTest, selectTests } from './test-files.mjs';

const REPORT = inRoot('.cache/selected.json');
const NONE = { passed: 0, failed: 0 };
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Runs the tests that the arguments select, and sets the exit code. */
export async function testSelected(words) {
  const selections = words.map(selectTests);
  for (const [index, { files }] of selections.entries()) {
    if (files.length > 0) continue;
    console.error(`No test has "${words[index]}" in its path or title.`);
    process.exit(1);
  }
  mkdirSync(path.dirname(REPORT), { recursive: true });
  const total = { ...NONE };
  for (const selection of selections) {
    for (const { passed, failed } of [await inJest(selection), await inBrowser(selection)]) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed || !total.passed ? 1 : 0);
}

/** @param {import('./test-files.mjs').Selection} selection */
async function inJest({ files, title }) {
  const own = files.filter((file) => !isBrowserTest(file));
  if (own.length === 0) return NONE;
  const needsPostgres = own.some((file) => file.includes('.postgres.'));
  return needsPostgres ? withPostgres((url) => onPostgres(own, title, url)) : jest(own, title);
}

function onPostgres(files, title, url) {
  if (url) return jest(files, title, environmentOf(url));
  console.log(NO_POSTGRES);
  return { passed: 0, failed: 1 };
}

async function jest(files, title, env = {}) {
  rmSync(REPORT, { force: true });
  const named = title ? ['--testNamePattern', escaped(title)] : [];
  const { code } = await runNode(
    [...JEST, '--json', `--outputFile=${REPORT}`, ...named, '--runTestsByPath', ...files],
    { env },
  );
  const report = reported();
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || (code ? 1 : 0) };
}

async function inBrowser({ files, title, line }) {
  const own = files.filter(isBrowserTest);
  if (own.length === 0) return NONE;
  const browser = await findBrowser();
  if (!browser) {
    console.error(NO_BROWSER);
    return { passed: 0, failed: 1 };
  }
  await ensureBuilt(TESTED_PARTS);
  rmSync(REPORT, { force: true });
  const places = own.map((file) => escaped(file) + (line ? `:${beginningOfTest(file, Number(line))}` : ''));
  const named = title ? ['-g', escaped(title)] : [];
  const { code } = await runNode([...PLAYWRIGHT, '--reporter=list,json', ...named, ...places], {
    env: { BROWSER_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = reported()?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky || (code ? 1 : 0) };
}

/** Playwright identifies a test by its first line. */
function beginningOfTest(file, line) {
  const lines = readFileSync(inRoot(file), 'utf8').split('\n').slice(0, line);
  return lines.findLastIndex((text) => /^\s*(?:test|\w+Test)(?:\.\w+)?\(/.test(text)) + 1 || line;
}

function reported() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return undefined;
  }
}
