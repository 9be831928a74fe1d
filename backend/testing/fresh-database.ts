import type { DatabaseOptions } from '../src/adapters/postgres/database';
import { startPostgres } from './start-postgres';

export interface FreshDatabase {
  /** Where it is. */
  options: Pick<DatabaseOptions, 'databaseUrl' | 'files'>;
  remove: () => Promise<void>;
}

/** A migrated database without rows: on PostgreSQL if the run asks for it, otherwise in a PGlite of its own. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const postgres = process.env.TEST_DATABASE === 'postgres' ? await startPostgres() : undefined;
  if (postgres)
    return { options: { databaseUrl: await postgres.freshDatabase() }, remove: () => postgres.stop() };
  const { migratedFiles } = await import('./migrated-files');
  return { options: { files: await migratedFiles() }, remove: async () => undefined };
}
