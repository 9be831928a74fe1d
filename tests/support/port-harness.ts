import { startTestBackend, type TestBackend } from '../../backend/src/testing/start-test-backend';
import { fixedClock } from '../../backend/src/providers/clock';
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

/** The real adapter, against a whole backend with an empty database. */
export function httpHarness<Port>(open: (api: Api, readAhead: ReadAhead) => Port): PortHarness<Port> {
  let backend: TestBackend | undefined;
  return {
    start: async () => {
      backend = await startTestBackend({ clock: fixedClock('2030-06-01T14:00:00Z') });
    },
    given: async (sentence, as) => {
      if (!backend) throw new Error('The backend was not started.');
      const values = textsOf(await backend.given(sentence));
      const session = as === 'visitor' ? Session.visitor : sessionOf(values);
      const api = new Api(new ApiSettings(backend.baseUrl), new InMemoryValue(session));
      return { port: open(api, new ReadAhead(new FakeClock())), values };
    },
    stop: async () => backend?.stop(),
  };
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
