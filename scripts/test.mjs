import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findBrowser, NO_BROWSER } from './lib/browser.mjs';
import { CHECKS } from './lib/checks.mjs';
import { inTwoLanes } from './lib/lanes.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { NO_POSTGRES, withPostgres } from './lib/postgres.mjs';
import { line } from './lib/progress.mjs';
import { browserSuite, checkSuite, forgetResults, jestSuite } from './lib/suites.mjs';
import { createTally } from './lib/tally.mjs';

requireNode();
const values = readOptions({ only: { type: 'string' } });
await ensureInstalled();
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' });

const browser = await findBrowser();
if (!browser) {
  console.error(NO_BROWSER);
  process.exit(1);
}

let hasPostgres = false;
const PGLITE_ALONE = ['--testPathPatterns', '\\.pglite\\.'];
const ANY_DATABASE = ['--testPathIgnorePatterns', '\\.postgres\\.'];

/**
 * The backend's tests, on PostgreSQL where there is one: the browser's tests, the contract's and the examples meet PGlite,
 * and `npm run test:hard` runs these on it too. A machine without PostgreSQL is told so; CI must have it.
 */
const BACKEND = [
  ['backend on PostgreSQL', () => withPostgres(backendOnPostgres)],
  ['backend on PGlite', () => backend('backend on PGlite', hasPostgres ? PGLITE_ALONE : ANY_DATABASE)],
];

const backend = (name, args, env) => jestSuite(name, { project: 'backend', args, env });

function backendOnPostgres(url) {
  if (url) {
    hasPostgres = true;
    const env = { TEST_DATABASE: 'postgres', DATABASE_URL_TEST: url };
    return backend('backend on PostgreSQL', ['--testPathIgnorePatterns', '\\.pglite\\.'], env);
  }
  line(NO_POSTGRES);
  return { passed: 0, failed: process.env.CI ? 1 : 0 };
}

/** What a consumer's tests wrote is what the provider's are held to. */
const PACTS = ['pact-consumer', 'pact-provider'].map((name) => [
  name,
  () => jestSuite(name, { args: ['--runInBand'] }),
]);

/** Groups that take one core each: the quick answers first, then the long ones before the short. */
const NARROW = [
  ...CHECKS.map(([name, args]) => [[name, () => checkSuite(name, args)]]),
  BACKEND,
  [['shop', () => jestSuite('shop')]],
  PACTS,
  ...['views', 'architecture', 'sdk'].map((name) => [[name, () => jestSuite(name)]]),
];

/** What takes the whole machine, or the results of all others. */
const WIDE = [
  [
    'browser',
    async () => {
      await ensureBuilt();
      return browserSuite('browser', { env: { BROWSER_PATH: browser } });
    },
  ],
  ['traceability', () => checkSuite('traceability', [inRoot('scripts/trace.mjs'), '--ids-only'])],
];

const { oneByOne, end } = createTally(values.only);
forgetResults();
await inTwoLanes(NARROW.map(oneByOne));
await oneByOne(WIDE)();
end();
