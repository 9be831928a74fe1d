import type { Answer, OperationId } from '../src/adapters/http/operation';
import { expectDocumented, placeOf } from './expect-documented';

export interface CallInput {
  body?: Record<string, unknown>;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Sent as Bearer. */
  token?: string;
}

export interface CallAnswer<Body> {
  status: number;
  body: Body;
  /** The raw body. */
  text: string;
  headers: Headers;
}

/** Makes a call by its operationId over HTTP, and checks that the document describes the answer. */
export async function sendCall<Id extends OperationId>(
  baseUrl: string,
  id: Id,
  input: CallInput = {},
): Promise<CallAnswer<Answer<Id>>> {
  const { path, method } = placeOf(id);
  const query = queryOf(input);
  const response = await fetch(`${baseUrl}${path}${query.size ? `?${query.toString()}` : ''}`, {
    method: method.toUpperCase(),
    headers: {
      ...(method === 'get' ? {} : { 'Content-Type': 'application/json' }),
      ...(input.token ? { Authorization: `Bearer ${input.token}` } : {}),
      ...input.headers,
    },
    body: method === 'get' ? undefined : JSON.stringify(input.body ?? {}),
  });
  const text = await response.text();
  const body = JSON.parse(text) as Answer<Id>;
  expectDocumented(id, response.status, body);
  return { status: response.status, body, text, headers: response.headers };
}

function queryOf({ query = {} }: CallInput): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
}
