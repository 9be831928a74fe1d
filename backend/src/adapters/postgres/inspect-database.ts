import { drizzle } from 'drizzle-orm/node-postgres';
import { containsDemo } from './contains-demo';
import { containsProducts } from './contains-products';
import { lookAtDatabase } from './look-at-database';
import { hasTable, missingMigrations } from './missing-migrations';
import * as schema from './schema';

/** What a PostgreSQL server says about itself; nothing is changed. */
interface DatabaseInspection {
  /** Such as 15.4. */
  version: string;
  /** Migrations of this backend that the database lacks. */
  missingMigrations: number;
  /** Whether the database contains the demo. */
  containsDemo: boolean;
  /** Whether it has a catalogue; false before the first migration. */
  containsProducts: boolean;
  /** The server's clock minus that of this machine. */
  clockOffsetMs: number;
}

export const inspectDatabase = (connectionString: string): Promise<DatabaseInspection> =>
  lookAtDatabase(connectionString, async (client) => {
    const askedAt = Date.now();
    const { rows } = await client.query<{ version: string; now: Date }>(
      `select current_setting('server_version') as version, clock_timestamp() as now`,
    );
    const [server] = rows;
    const halfway = (askedAt + Date.now()) / 2;
    return {
      version: server?.version.split(' ')[0] ?? '',
      missingMigrations: await missingMigrations(client),
      containsDemo: (await hasTable(client, 'stores')) && (await containsDemo(drizzle(client, { schema }))),
      containsProducts:
        (await hasTable(client, 'products')) && (await containsProducts(drizzle(client, { schema }))),
      clockOffsetMs: Math.round((server?.now.getTime() ?? 0) - halfway),
    };
  });
