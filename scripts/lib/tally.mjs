import { line } from './progress.mjs';

/**
 * Counts the tests of suites as they are run.
 *
 * @param {string | undefined} only what the name of a suite must hold to be run
 */
export function createTally(only) {
  const total = { passed: 0, failed: 0 };
  const started = Date.now();

  /** Runs suites one after another, and counts them. */
  const oneByOne = (suites) => async () => {
    for (const [name, suite] of suites) {
      if (only && !name.includes(only)) continue;
      line(`${name} …`);
      const from = Date.now();
      const { passed, failed } = await suite();
      total.passed += passed;
      total.failed += failed;
      const seconds = Math.round((Date.now() - from) / 1000);
      line(
        `${failed ? '✗' : '✓'} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${seconds} s)`,
      );
    }
  };

  /** Says how it went, and ends the process so. */
  const end = () => {
    line(`\nIn ${Math.round((Date.now() - started) / 1000)} s.`);
    line(`${total.passed} passed, ${total.failed} failed`);
    process.exit(total.failed || !total.passed ? 1 : 0);
  };

  return { oneByOne, end };
}
