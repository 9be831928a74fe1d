import { setTimeout as wait } from 'node:timers/promises';
import { type BackendProcess, startBackendProcess } from '../../backend/testing/backend-process';
import { postgresOfTheFile } from '../../backend/testing/postgres-of-the-file';
import { startFakeStripe } from '../../backend/testing/stripe/fake-stripe';
import { type CrashEnvironment, databaseAt, paidBy } from '../../backend/tests/support/crash-environment';
import { crashWhileBuying } from '../../backend/tests/support/crash-while-buying';
import { longest, scaled } from '../../backend/tests/support/scale';
import { builtServer } from '../../server/testing/built-server';
import { startReadinessProxy } from '../../server/testing/readiness-proxy';
import { buildOlderVersion, commitsBeforeMigrations, type OlderVersion } from './support/older-version';

const { postgres, describeOnPostgres } = await postgresOfTheFile();
/** Of versions that a deployment may be replacing. */
const VERSIONS = 2;
const KILLS = 20;

const commits = await commitsBeforeMigrations(VERSIONS);

/** A backend of each build on one database with the newest schema, behind a load balancer. */
async function bothOn(databaseUrl: string, mains: readonly string[]): Promise<CrashEnvironment> {
  const stripe = await startFakeStripe();
  const proxy = await startReadinessProxy([]);
  const running: (BackendProcess | undefined)[] = mains.map(() => undefined);
  return {
    stripe,
    withDatabase: databaseAt({ databaseUrl }),
    start: async () => {
      for (const [index, main] of mains.entries()) {
        if (running[index]) continue;
        const backend = await startBackendProcess(main, { DATABASE_URL: databaseUrl, ...paidBy(stripe) });
        running[index] = backend;
        proxy.add(backend.baseUrl);
      }
      while (proxy.ready() < mains.length) await wait(20);
      return proxy.url;
    },
    kill: async (round) => {
      const index = round % mains.length;
      await running[index]?.kill();
      running[index] = undefined;
    },
    stop: async () => {
      for (const backend of running) await backend?.kill();
      await Promise.all([proxy.close(), stripe.stop()]);
    },
  };
}

describeOnPostgres('a backend beside one of the version before', () => {
  it('is tested with versions that have another schema', () => expect(commits).toHaveLength(VERSIONS));

  it.each(commits)(
    `%s: ${scaled(KILLS)} kills amid orders lose none and leave none by half`,
    async (commit) => {
      let older: OlderVersion | undefined;
      let environment: CrashEnvironment | undefined;
      try {
        older = await buildOlderVersion(commit);
        const databaseUrl = await postgres.freshDatabase();
        environment = await bothOn(databaseUrl, [older.main, await builtServer('backend')]);
        await crashWhileBuying(environment, KILLS);
      } finally {
        await environment?.stop();
        await older?.remove();
      }
    },
    10 * 60_000 + longest(KILLS, 30),
  );
});
