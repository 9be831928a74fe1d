import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { postgresBinaries } from './postgres-binaries';
import { startCluster } from './postgres-cluster';

/** A PostgreSQL server for tests: a fresh database at every asking. */
export interface TestPostgres {
  freshDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export const POSTGRES_IS_MISSING =
  'PostgreSQL is not installed, so races cannot be tested here: install it (Debian: apt-get install postgresql), or set DATABASE_URL_TEST.';

/** The server that DATABASE_URL_TEST names, else a throw-away cluster; undefined where there is neither. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return databasesOf(given, async () => undefined);
  const binaries = await postgresBinaries();
  if (!binaries) return undefined;
  const cluster = await startCluster(binaries);
  return databasesOf(cluster.url, () => cluster.stop());
}

/** Databases are dropped again, so that a lent server is left as it was. */
function databasesOf(serverUrl: string, stopServer: () => Promise<void>): TestPostgres {
  const names: string[] = [];
  return {
    async freshDatabase() {
      const name = `race_${randomUUID().replaceAll('-', '')}`;
      await run(serverUrl, `create database ${name}`);
      names.push(name);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      for (const name of names) await run(serverUrl, `drop database if exists ${name} with (force)`);
      await stopServer();
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
