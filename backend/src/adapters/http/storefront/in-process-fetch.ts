import type { FastifyInstance, InjectOptions } from 'fastify';

/** A `fetch` that runs the backend's own calls in process, without a token. */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const payload = typeof init.body === 'string' ? init.body : undefined;
    const answer = await app.inject({
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: pathname + search,
      payload,
      headers: payload === undefined ? {} : { 'content-type': 'application/json' },
    });
    return new Response(answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
}
