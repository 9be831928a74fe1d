import { Readiness } from '../../../server/readiness';
import type { Services } from '../adapters/http/services';
import type { Database } from '../adapters/postgres/database';
import { migrationsDone } from '../adapters/postgres/migrations-done';

/** Whether the backend can do its work, for those who send requests to it. */
export const readinessOf = (db: Database, { log }: Pick<Services, 'log'>): Readiness =>
  new Readiness(
    { database: migrationsDone(db) },
    { onFailure: (err, check) => log.warn({ err, check }, 'A readiness check failed') },
  );
