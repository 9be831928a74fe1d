import { type OpenDatabase, openDatabase } from '../../backend/src/adapters/postgres/database';
import { memoryBackend } from '../../backend/memory/memory-backend';
import { memoryServices } from '../../backend/memory/memory-services';
import { fixedClock } from '../../backend/src/application/shared/clock';
import { enterState } from '../../backend/testing/provider-states/enter-state';
import type { Services } from '../../backend/src/start/services';
import { migratedFiles } from '../../backend/testing/migrated-files';
import { testSettings } from '../../backend/testing/settings';
import type { ProviderState } from '../../contracts/states';
import { Api, ApiSettings } from '../../src/adapters/http/api';
import { ReadAhead } from '../../src/adapters/http/read-ahead';
import { Session } from '../../src/domain/customer/session';
import { FakeClock } from './fakes/fake-clock';
import { InMemoryValue } from './fakes/in-memory-value';

/** What a state hands over: ids and the like. */
export type Values = Readonly<Record<string, string>>;

export interface PortInState<Port> {
  readonly port: Port;
  readonly values: Values;
}

/** The same port, on a fake or on the real adapter: one suite runs on both, so that a fake cannot lie. */
export interface PortHarness<Port> {
  /** Puts the world into a state of the catalogue, and opens the port as whoever the state signs in, or as a visitor. */
  given(sentence: ProviderState, as?: 'visitor'): Promise<PortInState<Port>>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

type Arrangements<Port> = Partial<Record<ProviderState, () => Port | PortInState<Port>>>;

/** A fake, arranged by hand for each state that the suite names. */
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

type OpenPort<Port> = (api: Api, readAhead: ReadAhead) => Port;

/** The real adapter, against a whole backend with an empty database, which is this Jest worker's own. */
export function httpHarness<Port>(open: OpenPort<Port>): PortHarness<Port> {
  let baseUrl = '';
  return {
    start: async () => {
      baseUrl = await textOf(fetch(`${process.env.BACKEND_LENDER}/${process.env.JEST_WORKER_ID}`));
    },
    given: async (state, as) => {
      const request = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state }),
      };
      const values = await textOf(fetch(`${baseUrl}/_provider-states`, request));
      return opened(new ApiSettings(baseUrl), open, JSON.parse(values) as object, as);
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

/** The real adapter, against the backend that `npm run dev -- --memory` keeps in the browser. */
export function memoryHarness<Port>(open: OpenPort<Port>): PortHarness<Port> {
  return {
    start: async () => void (await servicesInMemory()),
    given: async (sentence, as) => {
      const services = await servicesInMemory();
      const settings = new ApiSettings('http://shop.test', memoryBackend(services));
      return opened(settings, open, await enterState(services, sentence), as);
    },
    stop: async () => {},
  };
}

/** One database for all the suites of a file, which closes it. */
let inMemory: Promise<OpenDatabase & { services: Services }> | undefined;

async function servicesInMemory(): Promise<Services> {
  inMemory ??= openInMemory();
  return (await inMemory).services;
}

async function openInMemory(): Promise<OpenDatabase & { services: Services }> {
  const opened = await openDatabase({ files: await migratedFiles() });
  return { ...opened, services: memoryServices(opened.db, clock, testSettings()) };
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
  const api = new Api(settings, new InMemoryValue(session));
  return { port: open(api, new ReadAhead(new FakeClock())), values };
}

/** A backend that no call reaches. */
export function apiOutOfReach(): Api {
  const nothing = () => Promise.reject(new TypeError('Failed to fetch'));
  return new Api(new ApiSettings('http://shop.test', nothing), new InMemoryValue(Session.visitor));
}

const sessionOf = ({ token = '', customerId = '' }: Values): Session => Session.returning(token, customerId);

const textsOf = (values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Starts what the harness needs before a suite, and ends it after. */
export function duringSuite(harness: PortHarness<unknown>): void {
  // A database is made from nothing, which takes a while on a busy machine.
  beforeAll(() => harness.start(), 60_000);
  afterAll(() => harness.stop());
}

/** The value of an answer that must have succeeded. */
export function valueOf<Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!answer.ok) throw new Error(`Expected a value, got ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
