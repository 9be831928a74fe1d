import { demo } from '../../demo/demo';
import { type TestServices, testServices } from './test-services';
import { testingExtension } from './testing-extension';
import type { ProviderState } from '../../contracts/states';
import type { Settings } from '../src/config';
import { openDatabase, type Database, type OpenDatabase } from '../src/adapters/postgres/database';
import type { PrometheusMetrics } from '../src/adapters/metrics/prometheus-metrics';
import type { ServerExtension } from '../src/adapters/http/server-extension';
import type { OperationId } from '../src/adapters/http/operation';
import { createServer } from '../src/adapters/http/server';
import { freshDatabase } from './fresh-database';
import { fixedClock } from './fixed-clock';
import type { Clock } from '../src/application/shared/clock.port';
import { enterState } from './provider-states/enter-state';
import type { StateParams, StateValues } from './provider-states/state';
import { createOperations } from '../src/adapters/http/operations';
import { createServices } from '../src/start/services';
import { traceDatabase, tracingExtension } from '../src/start/tracing-extension';
import type { Tracing } from '../../server/tracing';
import { sendCall, type CallAnswer, type CallInput } from './send-call';
import type { Answer } from '../src/adapters/http/operation';
import { testSettings } from './settings';

export interface TestBackend {
  baseUrl: string;
  db: Database;
  database: OpenDatabase;
  /** Undefined for PGlite. */
  pool: OpenDatabase['pool'];
  settings: Settings;
  services: TestServices;
  /** Empties the database and enters a state of the catalogue. */
  given(sentence: ProviderState, params?: StateParams): Promise<StateValues>;
  /** Makes a call by its operationId; fails when the document does not describe the answer. */
  call<Id extends OperationId>(id: Id, input?: CallInput): Promise<CallAnswer<Answer<Id>>>;
  stop(): Promise<void>;
}

export interface TestBackendOptions {
  clock?: Clock;
  databaseUrl?: string;
  readReplicaUrl?: string;
  settings?: Partial<Settings>;
  /** With the demo's pages, and without the extensions for tests. */
  demo?: boolean;
  tracing?: Tracing;
  /** Further parts of the server. */
  extensions?: (metrics: PrometheusMetrics, services: TestServices) => ServerExtension[];
}

/** A Saturday, at ten in the morning in New York, in the period that the states refer to (PS-009). */
export const TEST_NOW = '2030-06-01T14:00:00Z';

/** A whole backend over HTTP with an empty database of its own. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { databaseUrl } = options;
  const own = databaseUrl ? undefined : await freshDatabase();
  const settings = testSettings(options.settings);
  const database = await openDatabase({
    ...settings,
    ...(own?.options ?? { databaseUrl }),
    readReplicaUrl: options.readReplicaUrl,
  });
  const { db, pool, close } = database;
  const clock = options.clock ?? fixedClock(TEST_NOW);
  const { tracing } = options;
  if (tracing) traceDatabase(database, tracing);
  const ownServices = createServices(database, clock, settings, tracing);
  const services = testServices(ownServices, db);
  const extension = options.demo ? demo.extendServer(services, db) : testingExtension(services);
  const app = await createServer(services, createOperations(services), [
    extension,
    ...(tracing ? [tracingExtension(tracing)] : []),
    ...(options.extensions?.(ownServices.metrics, services) ?? []),
  ]);
  const baseUrl = await app.listen({ host: services.settings.host, port: 0 });
  return {
    baseUrl,
    db,
    database,
    pool,
    settings: services.settings,
    services,
    given: (sentence, params) => enterState(services, sentence, params),
    call: (id, input) => sendCall(baseUrl, id, input),
    stop: async () => {
      await app.close();
      await close();
      await own?.remove();
    },
  };
}
