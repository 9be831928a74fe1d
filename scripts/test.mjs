import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findBrowser, NO_BROWSER } from './lib/browser.mjs';
import { CHECKS } from './lib/checks.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { NO_POSTGRES, withPostgres } from './lib/postgres.mjs';
import { browserSuite, checkSuite, forgetResults, jestSuite } from './lib/suites.mjs';

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
function backendOnPostgres(url) {
  if (url) {
    const env = { TEST_DATABASE: 'postgres', DATABASE_URL_TEST: url };
    return jestSuite('backend on PostgreSQL', { project: 'backend', env });
  }
  console.log(NO_POSTGRES);
  return { passed: 0, failed: process.env.CI ? 1 : 0 };
}

/** What runs, in order: the quick answers first. */
const SUITES = [
  ...CHECKS.map(([name, args]) => [name, () => checkSuite(name, args)]),
  ...['shop', 'views', 'sdk', 'architecture'].map((name) => [name, () => jestSuite(name)]),
  [
    'backend on PGlite',
    () =>
      jestSuite('backend on PGlite', { project: 'backend', args: ['--testPathIgnorePatterns', 'postgres'] }),
  ],
  ['backend on PostgreSQL', () => withPostgres(backendOnPostgres)],
  ['pact-consumer', () => jestSuite('pact-consumer', { args: ['--runInBand'] })],
  ['pact-provider', () => jestSuite('pact-provider', { args: ['--runInBand'] })],
  [
    'browser',
    async () => {
      await ensureBuilt();
      return browserSuite('browser', { env: { BROWSER_PATH: browser } });
    },
  ],
  ['traceability', () => checkSuite('traceability', [inRoot('scripts/trace.mjs'), '--ids-only'])],
];

forgetResults();
const started = Date.now();
const total = { passed: 0, failed: 0 };
for (const [name, suite] of SUITES) {
  if (values.only && !name.includes(values.only)) continue;
  const from = Date.now();
  process.stdout.write(`${name} …`);
  const result = await suite();
  total.passed += result.passed;
  total.failed += result.failed;
  console.log(
    ` ${result.failed ? '✗' : '✓'} ${result.passed} passed${result.failed ? `, ${result.failed} failed` : ''} (${Math.round((Date.now() - from) / 1000)} s)`,
  );
}
console.log(`\nIn ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || !total.passed ? 1 : 0);
