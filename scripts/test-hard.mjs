import { requireNode } from './lib/node-version.mjs';
import { browserSuite, jestSuite } from './lib/suites.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readOptions } from './lib/options.mjs';
import { NO_POSTGRES, withPostgres } from './lib/postgres.mjs';
import { line } from './lib/progress.mjs';
import { seededFaults } from './lib/seeded-faults.mjs';
import { createTally } from './lib/tally.mjs';

/**
 * Runs the tests of buying at full size, of which `npm test` runs a tenth or less, the seeded faults, and the backend
 * tests on PGlite.
 */
requireNode();
const { only, fault } = readOptions({ only: { type: 'string' }, fault: { type: 'string', multiple: true } });
await ensureInstalled();

const WHOLE = { SCALE: '1' };
const jest = (project, name, ...patterns) =>
  jestSuite(name, { projects: [project], args: ['--testPathPatterns', ...patterns], env: WHOLE });
const backend = (name, ...patterns) => jest('backend', name, ...patterns);

/** PostgreSQL is required here. */
function onPostgres(suite) {
  return withPostgres((url) => {
    if (url) {
      process.env.DATABASE_URL_TEST = url;
      return suite().finally(() => delete process.env.DATABASE_URL_TEST);
    }
    line(NO_POSTGRES);
    return { passed: 0, failed: 1 };
  });
}

/** Servers as they are deployed: in images, and as several processes behind nginx. */
async function deployed(name, pattern) {
  await ensureBuilt();
  return jest('deploy', name, pattern);
}

/** `npm test` verifies the contract on PGlite. */
const contractOnPostgres = () =>
  jestSuite('hard contract on PostgreSQL', {
    projects: ['pact-provider'],
    args: ['--testPathPatterns', 'provider/verify'],
    env: { TEST_DATABASE: 'postgres' },
  });

const inTheBrowser = (name, ...specs) => browserSuite(name, { args: specs, env: WHOLE });

const SUITES = [
  ['races', () => onPostgres(() => backend('hard races', 'races.postgres', 'buying-at-once'))],
  ['crashes on PostgreSQL', () => backend('hard crashes on PostgreSQL', 'crashes.postgres')],
  ['crash points on PostgreSQL', () => backend('hard crash points on PostgreSQL', 'crash-points.postgres')],
  ['crashes on PGlite', () => backend('hard crashes on PGlite', 'crashes.pglite')],
  [
    'backend on PGlite',
    () =>
      jestSuite('hard backend on PGlite', {
        projects: ['backend'],
        args: ['--testPathIgnorePatterns', '\\.postgres\\.', 'crashes'],
      }),
  ],
  ['fuzz', () => backend('hard fuzz', 'tests/fuzz')],
  ['contract on PostgreSQL', () => onPostgres(contractOnPostgres)],
  ['lost answers', () => jest('shop', 'hard lost answers', 'network/')],
  ['failing calls', () => jest('views', 'hard failing calls', 'faults/')],
  [
    'screens at every width',
    () =>
      inTheBrowser(
        'hard screens',
        'accessibility',
        'venue-screens',
        'vendor',
        'keyboard',
        'search-box',
        'listing',
      ),
  ],
  ['before hydration', () => inTheBrowser('hard before hydration', 'before-hydration')],
  ['one order', () => inTheBrowser('hard one order', 'always-one-order')],
  ['fault matrix', () => inTheBrowser('hard fault matrix', 'fault-matrix/')],
  ['tampered amounts', () => backend('hard tampered amounts', 'tampered-amounts')],
  ['containers', () => deployed('hard containers', 'deploy/containers')],
  ['deployment', () => deployed('hard deployment', 'deploy/deployment')],
  ['a purchase through nginx', () => inTheBrowser('hard purchase through nginx', 'through-nginx')],
  ['older versions', () => onPostgres(() => jest('deploy', 'hard older versions', 'deploy/older-versions'))],
  ['seeded faults', () => onPostgres(() => seededFaults(fault))],
];

const { oneByOne, end } = createTally(
  SUITES.map(([name]) => name),
  only,
);
await oneByOne(SUITES)();
end();
