import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../src/adapters/postgres/database';
import { type BackendProcess, startBackendProcess } from '../../testing/backend-process';
import { buildBackend } from '../../testing/built-backend';
import { startCluster } from '../../testing/postgres-cluster';
import { type FakeStripe, startFakeStripe } from '../../testing/stripe/fake-stripe';
import { type Desk, openDesk } from './desk';

/** A backend and its database, which are killed again and again, and a card provider, which is not. */
export interface CrashingPlace {
  readonly stripe: FakeStripe;
  /** Looks into the database, whatever is running. */
  atDesk<Seen>(look: (desk: Desk) => Promise<Seen>): Promise<Seen>;
  /** Everything runs, and the backend answers at this address. */
  start(): Promise<string>;
  /** Kills without a goodbye; who is hit depends on the round. */
  kill(round: number): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL: backend, database and both are killed by turns. A database comes back before it is looked into. */
export async function crashingOnPostgres(binaries: string): Promise<CrashingPlace> {
  const [cluster, built, stripe] = await Promise.all([
    startCluster(binaries),
    buildBackend(),
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
    atDesk: deskAt({ databaseUrl: cluster.url }),
    start: async () => {
      backend ??= await startBackendProcess(built.main, { DATABASE_URL: cluster.url, ...paidBy(stripe) });
      return backend.baseUrl;
    },
    kill: async (round) => void (await turns[round % turns.length]!()),
    stop: async () => {
      await killBackend();
      await Promise.all([built.remove(), cluster.stop(), stripe.stop()]);
    },
  };
}

/** PGlite lives in the backend's process: a folder, and one process at a time that has it open. */
export async function crashingOnPGlite(): Promise<CrashingPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-data-'));
  const [built, stripe] = await Promise.all([buildBackend(), startFakeStripe()]);
  const dataFolder = join(folder, 'shop');
  let backend: BackendProcess | undefined;
  const kill = async () => {
    await backend?.kill();
    backend = undefined;
  };
  return {
    stripe,
    atDesk: deskAt({ dataFolder }),
    start: async () => {
      backend ??= await startBackendProcess(built.main, { DATA_FOLDER: dataFolder, ...paidBy(stripe) });
      return backend.baseUrl;
    },
    kill,
    stop: async () => {
      await kill();
      await Promise.all([built.remove(), rm(folder, { recursive: true, force: true }), stripe.stop()]);
    },
  };
}

const paidBy = ({ settings }: FakeStripe) => ({
  PAYMENT_SECRET_KEY: settings.secretKey,
  PAYMENT_PUBLISHABLE_KEY: 'pk_test_stand_in',
  PAYMENT_API_ORIGIN: settings.origin,
});

/** Opened for each look: what is killed takes its connections with it. */
const deskAt =
  (options: DatabaseOptions) =>
  async <Seen>(look: (desk: Desk) => Promise<Seen>): Promise<Seen> => {
    const desk = await openDesk(options);
    try {
      return await look(desk);
    } finally {
      await desk.close();
    }
  };
