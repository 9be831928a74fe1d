import fc, { type Arbitrary } from 'fast-check';
import { openApiDocument, type DocumentedOperation } from '../src/adapters/http/openapi-document';
import type { OperationId } from '../src/adapters/http/operation';
import { expectDocumented } from '../testing/expect-documented';
import { testBackend } from '../testing/test-backend';
import { INTERNAL_DETAILS } from '../testing/internal-details';
import { longest, scaled } from './support/scale';
import { resolved, type Schema, SchemaArbitrary } from './support/schema-arbitrary';

/** For each call: 1,000 at full size, otherwise 100. */
const CASES = scaled(1_000);
/** Requests sent at once: some answers are delayed on purpose. */
const AT_ONCE = 5;
/** A fixed seed makes runs repeatable; another one finds other cases (`FUZZ_SEED=7`). */
const SEED = Number(process.env.FUZZ_SEED ?? 20_301);
/** Generous at the smaller size: a busy machine is not a fault, but a call that hangs is. */
const LONGEST_ANSWER_MS = CASES === 1_000 ? 2_000 : 20_000;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Content {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: Readonly<Record<string, unknown>> }>>;
}

interface Described extends Omit<DocumentedOperation, 'parameters' | 'requestBody'> {
  readonly parameters?: readonly (Parameter | { $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}

interface Place {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly operation: Described;
  readonly parameters: readonly Parameter[];
}

const places: readonly Place[] = Object.entries(openApiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, described]) => {
    const operation = described as unknown as Described;
    if (!operation.operationId) return [];
    const shared = (item.parameters ?? []) as unknown as Described['parameters'];
    const parameters = [...(shared ?? []), ...(operation.parameters ?? [])].map((one) =>
      resolved<Parameter>(one),
    );
    return [{ id: operation.operationId, method, path, operation, parameters }];
  }),
);

interface Sent {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly body: unknown;
  readonly token: string;
}

/** Requests to a call: variations of the document's examples, sent by a signed-in customer. */
function requestsTo(place: Place, token: string): Arbitrary<Sent> {
  const { operation, parameters } = place;
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const bodies = Object.values(content?.examples ?? {}).map(({ value }) => value);
  const inParameters = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
  const good = (name: string) => {
    if (name.endsWith('token')) return [token];
    return [inParameters, ...bodies].map((known) => known[name]).filter((value) => value !== undefined);
  };
  const [near, far] = [30, 1].map((closeness) => sentTo(place, token, new SchemaArbitrary(good, closeness)));
  return fc.oneof(near!, far!);
}

function sentTo(
  { operation, parameters }: Place,
  token: string,
  arbitrary: SchemaArbitrary,
): Arbitrary<Sent> {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const of = (part: Parameter['in']) => {
    const named = parameters.filter((parameter) => parameter.in === part);
    const members = Object.fromEntries(named.map(({ name, schema }) => [name, arbitrary.of(schema, name)]));
    return fc.record(members, {
      requiredKeys: named.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  return fc.record({
    path: of('path'),
    query: of('query'),
    header: of('header'),
    body: content ? arbitrary.of(content.schema) : fc.constant(undefined),
    token: fc.oneof(
      { weight: 10, arbitrary: fc.constant(token) },
      { weight: 1, arbitrary: fc.constantFrom('', 'tok_gone') },
    ),
  });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** The characters that a header or a URL can contain. */
const asHeader = (value: unknown) =>
  asText(value)
    .replaceAll(/[^\x21-\x7e]/g, '')
    .slice(0, 500);
const asAddress = (value: unknown) => Buffer.from(asText(value)).toString().slice(0, 500);

async function send(baseUrl: string, { method, path }: Place, sent: Sent): Promise<Response> {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asAddress(sent.path[name]) || 'none'),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query)) query.set(name, asAddress(value));
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent.header)) headers.set(name, asHeader(value));
  const token = asHeader(sent.token);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
  return fetch(`${baseUrl}${place}?${query.toString()}`, {
    method: method.toUpperCase(),
    headers,
    body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
}

async function expectGoodAnswer(baseUrl: string, place: Place, sent: Sent): Promise<void> {
  const answer = await send(baseUrl, place, sent);
  const text = await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(text).not.toMatch(INTERNAL_DETAILS);
  if (answer.headers.get('content-type')?.includes('json'))
    expectDocumented(place.id, answer.status, JSON.parse(text));
}

describe('any request', () => {
  const backend = testBackend();

  it.each(places.map((place) => [place.id, place] as const))(
    'gets a documented answer from %s, without internal details [BDG-05]',
    async (_id, place) => {
      const { token } = await backend.given('a cart ready to order exists');
      const together = { minLength: AT_ONCE, maxLength: AT_ONCE };
      await fc.assert(
        fc.asyncProperty(fc.array(requestsTo(place, String(token)), together), async (requests) => {
          await Promise.all(requests.map((sent) => expectGoodAnswer(backend.baseUrl, place, sent)));
        }),
        { numRuns: CASES / AT_ONCE, seed: SEED },
      );
    },
    longest(1_000, 1),
  );
});
