import { mkdirSync, rmSync } from 'node:fs';
import { PactV4 } from '@pact-foundation/pact';
import { operations } from '../../../sdk/generated/document';
import type { OperationEntry, OperationId } from '../../../sdk/src/operation';
import { readInteractions } from '../../pact-file';
import { CONSUMER, PROVIDER, draftFolder } from '../../parties';
import type { ProviderState } from '../../states';
import { aVisitor, type Caller } from './callers';
import { type Shop, shopAt } from './shop';

type Fields = Record<string, unknown>;

/** One outcome of a call. */
export interface Outcome {
  readonly given: ProviderState;
  /** Parameters of the state. */
  readonly params?: Record<string, string | number | boolean>;
  /** Default: a visitor. */
  readonly as?: Caller;
  /** The shop is configured for a backend that reads credentials in the query. */
  readonly legacyCredentialQuery?: boolean;
  readonly call: OperationId;
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Fields;
  readonly body?: Fields;
  /** A picture instead of a JSON body. */
  readonly jpeg?: Uint8Array;
  readonly headers?: Fields;
  /** Default: 200. */
  readonly status?: number;
  /** Omitted when the answer has no body. */
  readonly answer?: unknown;
  /** The call, by the shop's own adapter. */
  readonly when: (shop: Shop) => Promise<unknown>;
  /** The adapter's result for the answer. */
  readonly result?: unknown;
  /** A part of it, in place of `result`. */
  readonly resultLike?: object;
}

/** The title without requirement ids. */
const sentenceOf = (title: string) => title.replace(/( \[[^\]]+\])+$/, '');

/** An outcome, without what several have in common, though it may differ there. */
type Rest<Common> = Omit<Outcome, keyof Common> & Partial<Outcome>;

/**
 * Declares the outcomes of the calls in one file; each becomes a test, and an interaction of the pact. `with` declares
 * those that have something else in common.
 */
export function contract<Common extends Partial<Outcome> = Record<never, never>>(
  name: string,
  common?: Common,
) {
  const dir = draftFolder(name);
  const declared = new Set<string>();
  const written: string[] = [];

  beforeAll(() => {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
  });

  // Pact drops and overwrites interactions silently.
  afterAll(() => {
    const inFile = readInteractions(dir).map(({ description }) => description);
    expect(inFile.sort()).toEqual([...written].sort());
  });

  const declare = (title: string, outcome: Outcome): void => {
    const description = `${outcome.call}: ${sentenceOf(title)}`;
    if (declared.has(description)) throw new Error(`Two outcomes are called "${description}".`);
    declared.add(description);
    test(`${outcome.call}: ${title}`, async () => {
      const { session } = outcome.as ?? aVisitor;
      await retryIfUnrecorded(() =>
        interaction(dir, description, outcome).executeTest(({ url }) =>
          check(outcome, shopAt(url, session, outcome)),
        ),
      );
      written.push(description);
    });
  };
  const declareWith =
    <Shared extends Partial<Outcome>>(shared?: Shared) =>
    (title: string, rest: Rest<Shared>): void =>
      declare(title, { ...shared, ...rest } as Outcome);
  return Object.assign(declareWith(common), { with: declareWith });
}

async function check({ when, result, resultLike }: Outcome, shop: Shop): Promise<void> {
  if (resultLike) expect(await when(shop)).toMatchObject(resultLike);
  else expect(await when(shop)).toEqual(result);
}

const ATTEMPTS = 5;

/**
 * On a busy machine Pact's mock server can be queried before it has recorded the request that it answered
 * (pact-js#1835). Only that case is retried; a request that never arrives fails every time.
 */
async function retryIfUnrecorded(attempt: () => Promise<unknown>, left = ATTEMPTS): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (left <= 1 || !String(error).includes('expected but not received')) throw error;
    await retryIfUnrecorded(attempt, left - 1);
  }
}

function interaction(dir: string, description: string, outcome: Outcome) {
  const { method, path, storeIdInQuery }: OperationEntry = operations[outcome.call];
  const headers = { ...outcome.as?.headers, ...outcome.headers };
  const query = { ...(storeIdInQuery && { store_id: 1 }), ...outcome.query };
  return new PactV4({ dir, consumer: CONSUMER, provider: PROVIDER, logLevel: 'warn' })
    .addInteraction()
    .given(outcome.given, outcome.params)
    .uponReceiving(description)
    .withRequest(method, filled(path, outcome.path), (request) => {
      request.headers(headers as Record<string, string>).query(asText(query));
      // The SDK adds store_id to every posted body (NET-04).
      if (outcome.jpeg) request.body('image/jpeg', Buffer.from(outcome.jpeg));
      if (outcome.body) request.jsonBody({ ...outcome.body, store_id: 1 });
    })
    .willRespondWith(outcome.status ?? 200, (response) => {
      if (outcome.answer !== undefined) response.jsonBody(outcome.answer);
    });
}

const filled = (path: string, values: Outcome['path'] = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Numbers are strings in a query. */
const asText = (query: Fields) =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'number' ? `${value}` : value]),
  ) as Record<string, string>;
