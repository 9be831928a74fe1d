import {
  answerRequestIds,
  REQUEST_ID_HEADER,
  requestIdOptions,
  trackRequestIds,
} from '../../../../server/request-id';
import type { Services } from './services';
import cors from '@fastify/cors';
import { fastify, type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression';
import { tagAnswers } from './entity-tags';
import { serveCollectReturn, serveSandboxCollect } from './checkout/collect-pages';
import { answerErrors, answerNotFound, refuse } from './errors';
import type { Operations } from './operation';
import type { ServerExtension } from './server-extension';
import { registerOperations } from './routes';
import { serveReference } from './reference';
import { logRejectedCalls } from './security-log';
import { shedLoad } from './shed-load';
import { addSecurityHeaders, SECURITY_HEADERS } from './security-headers';
import { validatorCompiler } from './validation';

/** More than twice the size of an order of 200 lines. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The HTTP side of the backend, ready to listen. */
export async function createServer(
  services: Services,
  operations: Operations,
  extensions: readonly ServerExtension[] = [],
): Promise<FastifyInstance> {
  const { settings } = services;
  const app = fastify({
    loggerInstance: services.log,
    ...requestIdOptions,
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply.headers(SECURITY_HEADERS), 400, 'The URL is malformed.');
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  answerRequestIds(app);
  trackRequestIds(app);
  answerErrors(app);
  logRejectedCalls(app, services);
  addSecurityHeaders(app);
  await allowOrigins(app, settings.corsOrigins);
  await shedLoad(app, settings.shedDelayMs);
  tagAnswers(app);
  await compressAnswers(app);
  registerOperations(app, services, operations, extensions);
  serveCollectReturn(app, services);
  if (settings.providers.upi === 'sandbox') await serveSandboxCollect(app, services);
  if (settings.reference) await serveReference(app);
  for (const extension of extensions) extension.register?.(app);
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  return app;
}

/** Only the listed origins may call from another site (X-087, BDG-05). */
async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Captcha-Solution', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After', REQUEST_ID_HEADER],
    maxAge: 600,
  });
}
