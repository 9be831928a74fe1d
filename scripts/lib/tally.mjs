import { beginSuite, elapsed, endSuite, expectSuites, line } from './progress.mjs';

/**
 * Adds up the results of suites.
 *
 * @param {string[]} names of the suites
 * @param {string | undefined} only a text that the names of the suites to run contain
 */
export function createTally(names, only) {
  const total = { passed: 0, failed: 0 };
  const isWanted = (name) => !only || name.includes(only);
  expectSuites(names.filter(isWanted));

  /** Runs suites one after another, and adds up their results. */
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

  /** Prints the totals, and sets the exit code. */
  const end = () => {
    line(`\nTook ${elapsed()} minutes.`);
    line(`${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed || !total.passed ? 1 : 0);
  };

  return { oneByOne, end };
}
