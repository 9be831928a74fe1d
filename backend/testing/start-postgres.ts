import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { postgresBinaries } from './postgres-binaries';
import { startCluster } from './postgres-cluster';

/** A PostgreSQL server for tests: every call creates a new database. */
export interface TestPostgres {
  /** Migrated if the server's databases are; empty: without any table. */
  freshDatabase(options?: { isEmpty: boolean }): Promise<string>;
  /** Drops one, and closes its connections. */
  drop(url: string): Promise<void>;
  stop(): Promise<void>;
}

export const POSTGRES_IS_MISSING =
  'PostgreSQL is not installed, so races cannot be tested here: install it (Debian: apt-get install postgresql), or set DATABASE_URL_TEST.';

/** The server of DATABASE_URL_TEST, or else a temporary cluster; undefined if there is neither. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return databasesOf(given, async () => undefined);
  const binaries = await postgresBinaries();
  if (!binaries) return undefined;
  const cluster = await startCluster(binaries);
  return databasesOf(cluster.url, () => cluster.stop());
}

/** Databases are dropped at the end, so that a shared server is left as it was. */
function databasesOf(serverUrl: string, stopServer: () => Promise<void>): TestPostgres {
  const names: string[] = [];
  const drop = (name: string) => run(serverUrl, `drop database if exists ${name} with (force)`);
  return {
    async freshDatabase({ isEmpty } = { isEmpty: false }) {
      const name = `race_${randomUUID().replaceAll('-', '')}`;
      await run(serverUrl, `create database ${name}${isEmpty ? ' template template0' : ''}`);
      names.push(name);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      return url.href;
    },
    drop: (url) => drop(new URL(url).pathname.slice(1)),
    async stop() {
      for (const name of names) await drop(name);
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
