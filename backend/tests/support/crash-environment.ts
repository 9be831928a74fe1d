import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../src/adapters/postgres/database';
import { type BackendProcess, startBackendProcess } from '../../testing/backend-process';
import { builtServer } from '../../../server/testing/built-server';
import { makeMigratedFolder } from '../../testing/migrated-files';
import { startCluster } from '../../testing/postgres-cluster';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe';
import { type TestDatabase, openTestDatabase } from './test-database';

/** A backend and its database, which are killed repeatedly, and a card provider, which keeps running. */
export interface CrashEnvironment {
  readonly stripe: FakeStripe;
  /** Runs queries on the database, whether or not the backend is running. */
  withDatabase<Seen>(look: (database: TestDatabase) => Promise<Seen>): Promise<Seen>;
  /** Starts everything; resolves with the backend's address. */
  start(): Promise<string>;
  /** Kills processes; the round decides which. */
  kill(round: number): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL: kills the backend, the database, or both in turn. The database is restarted before it is queried. */
export async function crashOnPostgres(binaries: string): Promise<CrashEnvironment & { databaseUrl: string }> {
  const [cluster, main, stripe] = await Promise.all([
    startCluster(binaries),
    builtServer('backend'),
    startFakeStripe(),
  ]);
  let backend: BackendProcess | undefined;
  const killBackend = async () => {
    await backend?.kill();
    backend = undefined;
  };
  const killDatabase = async () => {
    await cluster.kill();
    await cluster.restart();
  };
  const turns = [
    () => Promise.all([killBackend(), killDatabase()]),
    () => killBackend(),
    () => killDatabase(),
  ];
  return {
    stripe,
    databaseUrl: cluster.url,
    withDatabase: databaseAt({ databaseUrl: cluster.url }),
    start: async () => {
      backend ??= await startBackendProcess(main, { DATABASE_URL: cluster.url, ...paidBy(stripe) });
      return backend.baseUrl;
    },
    kill: async (round) => void (await turns[round % turns.length]!()),
    stop: async () => {
      await killBackend();
      await Promise.all([cluster.stop(), stripe.stop()]);
    },
  };
}

/** PGlite runs in the backend's process: one folder, and one process at a time that has it open. */
export async function crashOnPGlite(): Promise<CrashEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-data-'));
  const dataFolder = join(folder, 'shop');
  const [main, stripe] = await Promise.all([
    builtServer('backend'),
    startFakeStripe(),
    makeMigratedFolder(dataFolder),
  ]);
  let backend: BackendProcess | undefined;
  const kill = async () => {
    await backend?.kill();
    backend = undefined;
  };
  return {
    stripe,
    withDatabase: databaseAt({ dataFolder }),
    start: async () => {
      backend ??= await startBackendProcess(main, { DATA_FOLDER: dataFolder, ...paidBy(stripe) });
      return backend.baseUrl;
    },
    kill,
    stop: async () => {
      await kill();
      await Promise.all([rm(folder, { recursive: true, force: true }), stripe.stop()]);
    },
  };
}

export const paidBy = ({ settings }: FakeStripe) => ({
  PAYMENT_SECRET_KEY: settings.secretKey,
  PAYMENT_PUBLISHABLE_KEY: 'pk_test_stand_in',
  PAYMENT_API_ORIGIN: settings.origin,
  // Short, so that an unfinished order is given up while a repeated attempt waits.
  PAYMENT_WAIT_MS: '2000',
});

/** Opened for each query, since killing a process closes its connections. */
export const databaseAt =
  (options: DatabaseOptions) =>
  async <Seen>(look: (database: TestDatabase) => Promise<Seen>): Promise<Seen> => {
    const database = await openTestDatabase(options);
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };
