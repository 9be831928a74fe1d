import { excerptOf } from './failures.mjs';
import { beginSuite, elapsed, endSuite, expectSuites, line } from './progress.mjs';

/**
 * Adds up the results of suites.
 *
 * @param {string[]} names of the suites
 * @param {string | undefined} only a text that the names of the suites to run contain
 */
export function createTally(names, only) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const isWanted = (name) => !only || name.includes(only);
  expectSuites(names.filter(isWanted));

  /** Runs suites one after another, and adds up their results. */
  const oneByOne = (suites) => async () => {
    for (const [name, suite] of suites) {
      if (!isWanted(name)) continue;
      beginSuite(name);
      const from = Date.now();
      const result = await suite();
      const { passed, failed } = result;
      endSuite(name);
      total.passed += passed;
      total.failed += failed;
      if (failed) failures.push(...linesOf(name, result));
      const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
      line(`[${elapsed()}] ${failed ? '✗' : '✓'} ${name}: ${counts} (${elapsed(from)})`);
    }
  };

  /** Prints what failed and the totals, and sets the exit code. */
  const end = () => {
    if (failures.length > 0) line(`\nFailed:\n${failures.join('\n')}`);
    line(`\nTook ${elapsed()} minutes.`);
    line(`${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed || !total.passed ? 1 : 0);
  };

  return { oneByOne, end };
}

/** The failed tests, the command that runs each alone, and why it failed; the name of a suite that does not tell. */
function linesOf(name, { failures = [] }) {
  if (failures.length === 0) return [`- ${name}`];
  return failures.map(({ test, path, message }) =>
    [`- ${name}: ${test}`, `npm test -- ${path}`, ...excerptOf(message)].join('\n  '),
  );
}
