import { type TestServices, testServices } from '../../backend/testing/test-services';
import { type OpenDatabase, openDatabase } from '../../backend/src/adapters/postgres/database';
import { memoryBackend } from '../../backend/memory/memory-backend';
import { FlexibleRateLimiter } from '../../backend/src/adapters/postgres/flexible-rate-limiter';
import { memoryServices } from '../../backend/memory/memory-services';
import { fixedClock } from '../../backend/testing/fixed-clock';
import { enterState } from '../../backend/testing/provider-states/enter-state';
import { migratedFiles } from '../../backend/testing/migrated-files';
import { testSettings } from '../../backend/testing/settings';
import type { ProviderState } from '../../contracts/states';
import { Api, ApiSettings } from '../../src/adapters/http/api';
import { AnswerCache } from '../../src/adapters/http/answer-cache';
import { Session } from '../../src/domain/customer/session';
import { apiAnsweredBy } from './api-answered-by';
import { FakeClock } from './fakes/fake-clock';
import { InMemoryValue } from './fakes/in-memory-value';
import { RecordingLog } from './fakes/recording-log';

/** The values of a state: ids and the like. */
export type Values = Readonly<Record<string, string>>;

export interface PortInState<Port> {
  readonly port: Port;
  readonly values: Values;
}

/** Runs the same suite on a fake and on the real adapter, so that both are known to behave alike. */
export interface PortHarness<Port> {
  /** Enters a state of the catalogue, and opens the port as the signed-in customer of that state, or as a visitor. */
  given(sentence: ProviderState, as?: 'visitor'): Promise<PortInState<Port>>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Arrangements<Port> = Partial<Record<ProviderState, () => Port | PortInState<Port>>>;

/** A fake that is set up by hand for each state that the suite names. */
export function fakeHarness<Port extends object>(arrangements: Arrangements<Port>): PortHarness<Port> {
  return {
    given: async (sentence) => {
      const arrange = arrangements[sentence];
      if (!arrange) throw new Error(`The fake is not arranged for: ${sentence}`);
      const arranged = arrange();
      return 'port' in arranged ? arranged : { port: arranged, values: {} };
    },
    start: async () => {},
    stop: async () => {},
  };
}

export type OpenPort<Port> = (api: Api, answerCache: AnswerCache) => Port;

/** The real adapter against a whole backend with an empty database, one per Jest worker. */
export function httpHarness<Port>(open: OpenPort<Port>): PortHarness<Port> {
  let baseUrl = '';
  return {
    start: async () => {
      baseUrl = await textOf(fetch(`${process.env.BACKEND_POOL}/${process.env.JEST_WORKER_ID}`));
    },
    given: async (state, as) => {
      const request = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state }),
      };
      const values = await textOf(fetch(`${baseUrl}/_provider-states`, request));
      return opened(new ApiSettings({ baseUrl }), open, JSON.parse(values) as object, as);
    },
    stop: async () => {},
  };
}

async function textOf(answering: Promise<Response>): Promise<string> {
  const answer = await answering;
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** The real adapter against the backend in memory, as in `npm run dev -- --memory`. */
export function memoryHarness<Port>(open: OpenPort<Port>): PortHarness<Port> {
  return {
    start: async () => void (await servicesInMemory()),
    given: async (sentence, as) => {
      const services = await servicesInMemory();
      const settings = new ApiSettings({ baseUrl: 'http://shop.test', fetch: memoryBackend(services) });
      return opened(settings, open, await enterState(services, sentence), as);
    },
    stop: async () => {},
  };
}

/** One database for all suites of a file; the file closes it. */
let inMemory: Promise<OpenDatabase & { services: TestServices }> | undefined;

async function servicesInMemory(): Promise<TestServices> {
  inMemory ??= openInMemory();
  return (await inMemory).services;
}

async function openInMemory(): Promise<OpenDatabase & { services: TestServices }> {
  const opened = await openDatabase({ files: await migratedFiles() });
  const services = memoryServices(opened.db, clock, testSettings());
  // Limits that can be used up.
  const limits = new FlexibleRateLimiter(services.settings);
  return { ...opened, services: testServices({ ...services, limits }, opened.db) };
}

export async function closeMemory(): Promise<void> {
  await (await inMemory)?.close();
}

const clock = fixedClock('2030-06-01T14:00:00Z');

function opened<Port>(
  settings: ApiSettings,
  open: OpenPort<Port>,
  given: object,
  as: 'visitor' | undefined,
): PortInState<Port> {
  const values = textsOf(given);
  const session = as === 'visitor' ? Session.visitor : sessionOf(values);
  const api = new Api(settings, new InMemoryValue(session), new RecordingLog());
  return { port: open(api, new AnswerCache(new FakeClock())), values };
}

/** A backend that cannot be reached. */
export const apiOutOfReach = (): Api => apiAnsweredBy(() => Promise.reject(new TypeError('Failed to fetch')));

const sessionOf = ({ token = '', customerId = '' }: Values): Session => Session.returning(token, customerId);

const textsOf = (values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Starts what the harness needs before a suite, and stops it afterwards. */
export function duringSuite(harness: PortHarness<unknown>): void {
  // Creating a database takes a while on a busy machine.
  beforeAll(() => harness.start(), 60_000);
  afterAll(() => harness.stop());
}

/** The value of a result that must be a success. */
export function valueOf<Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!answer.ok) throw new Error(`Expected a value, got ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
