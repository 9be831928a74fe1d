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

/** A machine without PostgreSQL is told so; CI must have it. */
const onPostgres = (suite) =>
  withPostgres((url) => {
    if (url) return suite({ TEST_DATABASE: 'postgres', DATABASE_URL_TEST: url });
    line(NO_POSTGRES);
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  });

const backendOnPostgres = (env) =>
  jestSuite('backend on PostgreSQL', {
    project: 'backend',
    args: ['--testPathIgnorePatterns', '\\.pglite\\.'],
    env,
  });

/** What a consumer's tests wrote is what the provider's are held to. */
const PACTS = ['pact-consumer', 'pact-provider'].map((name) => [
  name,
  () => jestSuite(name, { args: ['--runInBand'] }),
]);

/** Groups that take one core each: the quick answers first, then the long ones before the short. */
const NARROW = [
  ...CHECKS.map(([name, args]) => [[name, () => checkSuite(name, args)]]),
  [
    [
      'backend on PGlite',
      () =>
        jestSuite('backend on PGlite', {
          project: 'backend',
          args: ['--testPathIgnorePatterns', 'postgres'],
        }),
    ],
  ],
  [['shop', () => jestSuite('shop')]],
  PACTS,
  [['backend on PostgreSQL', () => onPostgres(backendOnPostgres)]],
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
