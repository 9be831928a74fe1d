import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onEnd } from '../lib/clean-up.mjs';
import { startOwnPostgres } from './own-postgres.mjs';

/** Runs one statement on a new connection. */
export async function run(databaseUrl, statement) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Creates a database that is dropped at the end: on DATABASE_URL's server if set, or else on a temporary one. */
export async function openPostgres() {
  const serverUrl = process.env.DATABASE_URL || (await startOwnPostgres());
  const name = `cork_and_petal_bench_${randomBytes(4).toString('hex')}`;
  await run(serverUrl, `create database ${name}`);
  onEnd(() => run(serverUrl, `drop database ${name} with (force)`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
