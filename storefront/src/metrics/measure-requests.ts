import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_PATHS } from '../http/backend-paths';
import { OPS_PATHS } from '../http/ops-routes';
import { ASSETS } from '../http/shop-pages';
import type { RouteKind } from './measurements';
import type { Metrics } from './metrics';

const CALLS = new Set<string | undefined>(BACKEND_PATHS);
const PAGES = new Set<string | undefined>(['/', '/index.html']);
const OTHERS = new Set<string | undefined>(OPS_PATHS);

/** Counts every request that is answered. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request({
      route: kindOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}

/** Files have a route each, and what has no route is a page. */
function kindOf({ method, url, is404, routeOptions }: FastifyRequest): RouteKind {
  if (CALLS.has(routeOptions.url)) return 'call';
  if ((method !== 'GET' && method !== 'HEAD') || OTHERS.has(routeOptions.url)) return 'other';
  if (PAGES.has(routeOptions.url)) return 'page';
  return is404 && !url.startsWith(ASSETS) ? 'page' : 'file';
}
