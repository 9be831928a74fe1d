import { type Database, openDatabase } from '../adapters/postgres/database';
import { containsDemo } from '../adapters/postgres/contains-demo';
import { containsProducts } from '../adapters/postgres/contains-products';
import { createOperations } from '../adapters/http/operations';
import { createServer } from '../adapters/http/server';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { Services } from '../adapters/http/services';
import { Listings } from '../application/catalog/listings.port';
import type { Clock } from '../application/shared/clock.port';
import { systemClock } from '../adapters/clock/system-clock';
import type { Settings } from '../config';
import type { RunningServer } from '../../../server/run-server';
import { StartProblem } from '../../../server/start-problem';
import { announce } from '../../../server/announce';
import { portProblem, requireFreePort } from '../../../server/free-port';
import { gracefulStop } from '../../../server/graceful-stop';
import { serveProbes } from '../../../server/probes';
import { openTracing, type Tracing } from '../../../server/tracing';
import { JobRunner } from '../adapters/postgres/jobs/job-runner';
import { backgroundJobs } from './background-jobs';
import { cardEventsExtension } from './card-events-extension';
import { readBacklog } from './read-backlog';
import { metricsExtension, operatorMetricsExtension } from './metrics-extension';
import { openOperatorServer } from './open-operator-server';
import { optionalCalls } from './optional-calls';
import { readinessOf } from './readiness-of';
import { createServices } from './services';
import { traceDatabase, tracingExtension } from './tracing-extension';

const DEMO_DATA =
  'The database contains the demo, whose accounts have a public password: give production a DATABASE_URL or DATA_FOLDER of its own.';

const EMPTY_CATALOG =
  'The catalogue is empty, so nothing can be bought. Fill it with: npm run catalog -- import <folder> (docs/catalog.md)';

const NO_CARD_EVENTS =
  'Events of the card provider are off: disputes are not reported. Set PAYMENT_WEBHOOK_SECRET (docs/operate.md).';

/** What another start-up, such as the demo's, adds to the backend. */
export interface BackendExtension {
  /** Fills an empty database. */
  seed?(db: Database, clock: Clock): Promise<unknown>;
  /** Replaces services. */
  replaceServices?(services: Services): Services;
  extendServer(services: Services, db: Database): ServerExtension;
  /** What is announced besides the address. */
  announcement?(): Promise<object>;
}

/** Opens the database and starts the server. */
export async function startBackend(
  settings: Settings,
  extensions: readonly BackendExtension[] = [],
): Promise<RunningServer> {
  await requireFreePort(settings.host, settings.port);
  announce({ event: 'progress', text: 'Opening the database' });
  const database = await openDatabase({ ...settings, readReplicaUrl: settings.databaseReadUrl });
  const { db, close } = database;
  let jobs: JobRunner | undefined;
  let tracing: Tracing | undefined;
  try {
    if (settings.mode === 'production' && (await containsDemo(db))) throw new StartProblem(DEMO_DATA);
    tracing = settings.tracesEndpoint ? await openTracing(settings.tracesEndpoint, 'backend') : undefined;
    if (tracing) traceDatabase(database, tracing);
    const own = createServices(database, systemClock, settings, tracing);
    const services = extensions.reduce<Services>(
      (replaced, extension) => extension.replaceServices?.(replaced) ?? replaced,
      own,
    );
    for (const extension of extensions) await extension.seed?.(db, systemClock);
    if (settings.mode === 'production' && !(await containsProducts(db))) services.log.warn(EMPTY_CATALOG);
    if (settings.mode === 'production' && settings.stripe && !settings.stripe.webhookSecret)
      services.log.warn(NO_CARD_EVENTS);
    announce({ event: 'progress', text: 'Reading the catalogue' });
    await services.browsing.get(Listings).prepare();
    const readiness = readinessOf(db, services);
    const probes: ServerExtension = { register: (app) => serveProbes(app, readiness) };
    const traces = tracing ? [tracingExtension(tracing)] : [];
    const serverExtensions = [
      probes,
      metricsExtension(own.metrics),
      cardEventsExtension(services, tracing),
      ...traces,
      ...extensions.map((extension) => extension.extendServer(services, db)),
    ];
    jobs = await JobRunner.open(database, backgroundJobs(services, tracing), services.log);
    if (database.replica) own.metrics.watchReplica(database.replica);
    own.metrics.watchBacklog(readBacklog(services, jobs), () => services.clock.now());
    const app = await createServer(services, createOperations(services), serverExtensions);
    const finishRequests = gracefulStop(app.server, readiness, settings.shutdown.delay * 1_000);
    const operatorServer = await openOperatorServer(services, [
      operatorMetricsExtension(own.metrics),
      ...traces,
    ]);
    const url = await listen(app, settings);
    const announced = await Promise.all(extensions.map(async (extension) => extension.announcement?.()));
    const { mode, providers } = settings;
    const described = { mode, providers, optionalCalls: optionalCalls(services.offered) };
    const operatorUrl = operatorServer?.url;
    const announcement = { url, operatorUrl, ...described, ...(Object.assign({}, ...announced) as object) };
    jobs.start();
    const stop = async () => {
      await Promise.all([jobs?.stop(), finishRequests()]);
      await operatorServer?.close();
      await app.close();
      await tracing?.close();
      await close();
    };
    return { announcement, stop, stopWithinMs: settings.shutdown.limit * 1_000 };
  } catch (error) {
    await jobs?.stop();
    await tracing?.close();
    await close();
    throw error;
  }
}

async function listen(
  app: Awaited<ReturnType<typeof createServer>>,
  { host, port }: Settings,
): Promise<string> {
  return app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw portProblem(port, cause);
  });
}
