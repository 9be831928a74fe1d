import type { Services } from '../src/adapters/http/services';
import { FAULT_DETAIL } from '../src/adapters/http/errors';
import { HttpProblem, notFound } from '../src/adapters/http/http-problem';
import type { Operations } from '../src/adapters/http/operation';
import { type AnyOperation, callRunner } from '../src/adapters/http/run-call';
import { createOperations } from '../src/adapters/http/operations';
import { checkParts } from './call-form';
import { findCall } from './documented-calls';

/** The client address of every call: all of them come from this browser. */
const HERE = '127.0.0.1';

/**
 * The whole backend behind a `fetch`, without a server: the same document, guards and operations as over HTTP. It
 * runs wherever its database does, including a browser.
 */
export function memoryBackend(services: Services): typeof fetch {
  const operations = createOperations(services);
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    return answered(services, () => run(request, services, operations));
  };
}

async function run(request: Request, services: Services, operations: Operations): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url);
  const found = findCall(request.method, pathname);
  const operation: AnyOperation | undefined = found && operations[found.call.id];
  if (!found || !operation) throw notFound();
  const parts = { body: await bodyOf(request), query: queryOf(searchParams), params: found.named };
  checkParts(found.call, parts);
  const headers = Object.fromEntries(request.headers);
  return callRunner(found.call.id, services, operation)({ ...parts, headers, ip: HERE });
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('image/jpeg')) return Buffer.from(await request.arrayBuffer());
  const text = await request.text();
  if (text === '') return undefined;
  if (!type.startsWith('application/json'))
    throw new HttpProblem(400, 'The content type must be application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'The request body is not valid JSON.');
  }
}

/** A repeated name is a list. */
function queryOf(params: URLSearchParams): object {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

async function answered({ log }: Services, answer: () => Promise<unknown>): Promise<Response> {
  try {
    const body = await answer();
    return Buffer.isBuffer(body)
      ? new Response(new Uint8Array(body), { headers: { 'Content-Type': 'image/jpeg' } })
      : Response.json(body);
  } catch (error) {
    if (error instanceof HttpProblem) return problem(error);
    log.error({ err: error }, 'A call failed');
    return Response.json({ detail: FAULT_DETAIL }, { status: 500 });
  }
}

function problem({ status, body, retryAfterSeconds }: HttpProblem): Response {
  const headers = new Headers();
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}
