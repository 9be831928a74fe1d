import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { METRICS_PATH, serveMetrics } from '../../../server/metrics-route';
import { PROBE_PATHS, serveProbes } from '../../../server/probes';
import type { Readiness } from '../../../server/readiness';
import type { Metrics } from '../metrics/metrics';
import { NOTHING_INLINE } from '../pages/inline-hashes';
import { answerText } from './answer-text';
import { addSecurityHeaders, securityHeaders } from './security-headers';

export const OPS_PATHS = [...PROBE_PATHS, METRICS_PATH] as const;

/** The state of the storefront itself. */
export interface Ops {
  readiness: Readiness;
  metrics: Metrics;
}

/** Serves the probes and metrics of the storefront itself. They are never passed on to the backend. */
export function serveOps(app: FastifyInstance, { readiness, metrics }: Ops): void {
  serveProbes(app, readiness);
  serveMetrics(app, metrics);
}

/** If another port serves these paths, they do not exist on the shop's port: they are no pages. */
export function hideOps(app: FastifyInstance): void {
  for (const path of OPS_PATHS) app.get(path, (_request, reply) => answerText(reply, 404, 'Not found.'));
}

/** None of its answers is a page. */
const HEADERS = securityHeaders(NOTHING_INLINE, {
  cardProvider: false,
  imageOrigins: [],
  callOrigins: [],
  locator: false,
});

/** The server of OPS_PORT. */
export function createOpsServer(ops: Ops, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({ loggerInstance: log, forceCloseConnections: true });
  addSecurityHeaders(app, HEADERS);
  serveOps(app, ops);
  app.setNotFoundHandler((_request, reply) => answerText(reply, 404, 'Not found.'));
  return app;
}
