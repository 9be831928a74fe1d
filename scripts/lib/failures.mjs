import path from 'node:path';
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
      message: test?.results[0]?.error?.message ?? '',
      path: `${path.relative(ROOT, path.join(rootDir, file))}:${line}`,
    }));
}

/** The specs of a report, or of a suite in it. */
export const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
