import { beginSuite, elapsed, endSuite, expectSuites, line } from './progress.mjs';

/**
 * Counts the tests of suites as they are run.
 *
 * @param {string[]} names of the suites
 * @param {string | undefined} only what the name of a suite must hold to be run
 */
export function createTally(names, only) {
  const total = { passed: 0, failed: 0 };
  const isWanted = (name) => !only || name.includes(only);
  expectSuites(names.filter(isWanted));

  /** Runs suites one after another, and counts them. */
  const oneByOne = (suites) => async () => {
    for (const [name, suite] of suites) {
      if (!isWanted(name)) continue;
      beginSuite(name);
      const from = Date.now();
      const { passed, failed } = await suite();
      endSuite(name);
      total.passed += passed;
      total.failed += failed;
      const counts = `${passed} passed${failed ? `, ${failed} failed` : ''}`;
      line(`[${elapsed()}] ${failed ? '✗' : '✓'} ${name}: ${counts} (${elapsed(from)})`);
    }
  };

  /** Says how it went, and ends the process so. */
  const end = () => {
    line(`\nIn ${elapsed()} minutes.`);
    line(`${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed || !total.passed ? 1 : 0);
  };

  return { oneByOne, end };
}
