import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { PROBE_PATHS, serveProbes } from '../../../server/probes';
import type { Readiness } from '../../../server/readiness';
import { answerText } from './answer-text';

/** What operators and their tools ask the storefront itself. It is never passed on to the backend. */
export const serveOps = (app: FastifyInstance, readiness: Readiness): void => serveProbes(app, readiness);

/** On the shop's own port, if another one has them: these addresses are no pages. */
export function hideOps(app: FastifyInstance): void {
  for (const path of PROBE_PATHS) app.get(path, (_request, reply) => answerText(reply, 404, 'Not found.'));
}

/** The server of OPS_PORT. */
export function createOpsServer(readiness: Readiness, log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({ loggerInstance: log, forceCloseConnections: true });
  serveOps(app, readiness);
  app.setNotFoundHandler((_request, reply) => answerText(reply, 404, 'Not found.'));
  return app;
}
