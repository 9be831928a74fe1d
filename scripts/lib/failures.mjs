import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.mjs';

/**
 * A failed test, or a file that could not be run.
 * @typedef {{ test: string, message: string, path: string }} Failure `path` selects it in `npm test`
 */

/**
 * @param {any} report Jest's, in JSON
 * @returns {Failure[]}
 */
export function failuresInJest({ testResults }) {
  return testResults.flatMap(({ assertionResults, message, name, status }) => {
    const file = path.relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ test: file, message, path: file }];
    return failed.map(({ fullName, failureMessages: [first] }) => ({
      test: fullName,
      message: first,
      path: file,
    }));
  });
}

/**
 * @param {any} report Playwright's, in JSON
 * @returns {Failure[]}
 */
export function failuresInPlaywright({ suites, config: { rootDir } }) {
  return specsOf({ suites })
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests: [test] }) => ({
      test: title,
      message: messageOf(test?.results[0]),
      path: `${path.relative(ROOT, path.join(rootDir, file))}:${line}`,
    }));
}

/** Of all errors: when a test comes to its limit, the first does not say what it waited for. */
const messageOf = ({ errors = [] } = {}) =>
  errors.map(({ message }) => message.replaceAll(`${ROOT}${path.sep}`, '')).join('\n');

const MOST_LINES = 15;

/**
 * A message in few lines: without colours and without the calls inside packages.
 * @param {string} message
 * @returns {string[]}
 */
export function excerptOf(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((text) => text.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(text));
  if (lines.length <= MOST_LINES) return lines;
  // The last line tells where.
  return [...lines.slice(0, MOST_LINES - 2), '…', lines.at(-1)];
}

/** The specs of a report, or of a suite in it. */
export const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
