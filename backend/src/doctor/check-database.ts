import { inspectDatabase } from '../adapters/postgres/inspect-database';
import type { Settings } from '../config';
import { type Finding, note, ok, problem, reasonOf } from './finding';

const OLDEST_POSTGRES = 15;
/** Sessions, slots and signed links are compared with both clocks. */
const MAX_CLOCK_OFFSET_MS = 2_000;

export async function checkDatabase({ databaseUrl, mode, migrateAtStart }: Settings): Promise<Finding[]> {
  if (!databaseUrl)
    return [
      note(
        'Database',
        'embedded, for one process; a power cut may lose the last orders. DATABASE_URL names a PostgreSQL server.',
      ),
    ];
  try {
    const { version, missingMigrations, containsDemo, containsProducts, clockOffsetMs } =
      await inspectDatabase(databaseUrl);
    return [
      versionOf(version),
      migrationsOf(missingMigrations, migrateAtStart),
      ...(containsDemo && mode === 'production'
        ? [
            problem(
              'Demo data',
              'the database contains the demo',
              'Give production a database of its own: the demo’s accounts have a public password.',
            ),
          ]
        : []),
      containsProducts
        ? ok('Catalogue', 'has products')
        : note('Catalogue', 'empty. Fill it with: npm run catalog -- import <folder> (docs/catalog.md)'),
      Math.abs(clockOffsetMs) < MAX_CLOCK_OFFSET_MS
        ? ok('Clock', 'the same as the database’s')
        : problem(
            'Clock',
            `${(Math.abs(clockOffsetMs) / 1_000).toFixed(1)} s apart from the database’s`,
            'Synchronise both machines by NTP.',
          ),
    ];
  } catch (error) {
    return [
      problem(
        'Database',
        `cannot be used: ${reasonOf(error)}`,
        'Check DATABASE_URL, and that the server accepts connections from this machine.',
      ),
    ];
  }
}

function migrationsOf(missing: number, migrateAtStart: boolean): Finding {
  if (missing === 0) return ok('Migrations', 'all done');
  return migrateAtStart
    ? note('Migrations', `${missing} missing; the next backend that starts applies them`)
    : problem('Migrations', `${missing} missing`, 'Run npm run migrate before a backend starts.');
}

export const versionOf = (version: string): Finding =>
  Number.parseInt(version, 10) >= OLDEST_POSTGRES
    ? ok('Database', `PostgreSQL ${version} answers`)
    : problem('Database', `PostgreSQL ${version} is too old`, `Use PostgreSQL ${OLDEST_POSTGRES} or newer.`);
