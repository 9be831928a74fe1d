import type { FastifyInstance, FastifyRequest } from 'fastify';
import { METRICS_PATH } from './metrics-route';
import { PROBE_PATHS } from './probes';
import type { OpenSpan, Tracing } from './tracing';

const NOT_TRACED = new Set<string | undefined>([...PROBE_PATHS, METRICS_PATH]);
const FIRST_SERVER_ERROR = 500;

/**
 * Records each request but those of probes as a span, with the operation or route that it asks for, and not its address.
 *
 * @param continues whether a trace that the request names goes on; otherwise each request begins one, as for servers that
 * anybody may call
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, continues: boolean): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id, routeOptions } = request;
    if (NOT_TRACED.has(routeOptions.url)) return done();
    const attributes = {
      'http.request.method': method,
      'http.route': routeOptions.url ?? '*',
      'request.id': id,
    };
    const span = tracing.begin(
      { name: nameOf(request), kind: 'server', attributes },
      continues ? headers : {},
    );
    open.set(request, span);
    span.run(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    open.get(request)?.end({
      attributes: { 'http.response.status_code': statusCode },
      ...(statusCode >= FIRST_SERVER_ERROR && { failure: String(statusCode) }),
    });
    done();
  });
}

function nameOf({ method, routeOptions: { schema, url = '*' } }: FastifyRequest): string {
  const { operationId } = (schema ?? {}) as { operationId?: string };
  return operationId ?? `${method} ${url}`;
}
