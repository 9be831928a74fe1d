import { CHECKS } from './checks.mjs';
import { twoAtATime } from './two-at-a-time.mjs';
import { inRoot } from './paths.mjs';
import { environmentOf, NO_POSTGRES, withPostgres } from './postgres.mjs';
import { line } from './progress.mjs';
import { browserSuite, checkSuite, forgetResults, jestSuite } from './suites.mjs';
import { createTally } from './tally.mjs';

const PGLITE_ALONE = ['--testPathPatterns', '\\.pglite\\.'];
const ANY_DATABASE = ['--testPathIgnorePatterns', '\\.postgres\\.'];

const backend = (name, args, env) => jestSuite(name, { projects: ['backend'], args, env });

/**
 * The backend tests run on PostgreSQL where it is available; the browser tests, the contract and the examples use
 * PGlite, and `npm run test:hard` runs the backend tests on it as well. Without PostgreSQL a note is printed; in CI
 * it is a failure.
 */
function backendGroup() {
  let hasPostgres = false;
  const onPostgres = (url) => {
    if (url) {
      hasPostgres = true;
      return backend(
        'backend on PostgreSQL',
        ['--testPathIgnorePatterns', '\\.pglite\\.'],
        environmentOf(url),
      );
    }
    line(NO_POSTGRES);
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  };
  return [
    ['backend on PostgreSQL', () => withPostgres(onPostgres)],
    ['backend on PGlite', () => backend('backend on PGlite', hasPostgres ? PGLITE_ALONE : ANY_DATABASE)],
  ];
}

/** The provider tests verify what the consumer tests wrote, so they run after them. */
const PACTS = ['pact-consumer', 'pact-provider'].map((name) => [
  name,
  () => jestSuite(name, { args: ['--runInBand'] }),
]);

const traceability = [
  ['traceability', () => checkSuite('traceability', [inRoot('scripts/trace.mjs'), '--ids-only'])],
];

/** Groups of suites in the order in which they start. */
const GROUPS = [
  [['browser', () => browserSuite('browser')]],
  ...CHECKS.map(([name, args]) => [[name, () => checkSuite(name, args)]]),
  backendGroup(),
  PACTS,
  ...['shop', 'sdk', 'storefront', 'architecture', 'deploy'].map((name) => [[name, () => jestSuite(name)]]),
  // Last, since it uses both processors once the other tasks have ended.
  [['views', () => jestSuite('views', { args: ['--maxWorkers=2'] })]],
];

/** Runs everything, two groups at a time: the browser tests in parallel to all others. */
export async function testAll(only) {
  forgetResults();
  const { oneByOne, end } = createTally(
    [...GROUPS.flat(), ...traceability].map(([name]) => name),
    only,
  );
  await twoAtATime(GROUPS.map(oneByOne));
  await oneByOne(traceability)();
  end();
}
