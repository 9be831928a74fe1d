import type { Services } from './services';
import cors from '@fastify/cors';
import { fastify, type FastifyInstance } from 'fastify';
import { registerProviderStates } from '../../../testing/provider-states/provider-states.routes';
import { serveCollectReturn, serveSandboxCollect } from './checkout/collect-pages';
import { answerErrors, nothingHere, refuse } from './errors';
import { registerFaults } from '../../../../demo/faults/faults.routes';
import type { Operations } from './operation';
import { servePictures, type DrawPicture } from '../../../../demo/pictures/pictures.routes';
import { registerOperations } from './routes';
import { serveReference } from './reference';
import { addSecurityHeaders, securityHeaders } from './security-headers';
import { firstScreensOf } from './storefront/first-screens';
import { serveShopFiles } from './storefront/shop-files';
import { readShopPages } from './storefront/shop-page';
import { serveShopPages } from './storefront/shop-pages';
import { validatorCompiler } from './validation';

/** The longest text field fits, so that its own rule refuses it by name. */
const BODY_LIMIT = 512 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The http side of the backend, ready to listen. */
export async function createServer(
  services: Services,
  operations: Operations,
  drawPicture: DrawPicture,
): Promise<FastifyInstance> {
  const { settings } = services;
  const pages = settings.shopFolder ? await readShopPages(settings.shopFolder) : undefined;
  const cardProvider = /^pk_(test|live)_/.test(settings.publishableKey ?? '');
  const elsewhere = {
    cardProvider,
    imageOrigins: settings.imageOrigins,
    uploadOrigin: settings.pictures.bucket?.endpoint,
  };
  const headers = securityHeaders(pages?.plain, elsewhere);
  const app = fastify({
    loggerInstance: services.log,
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      refuse(reply.headers(headers), 400, 'The address is malformed.');
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  answerErrors(app);
  addSecurityHeaders(app, headers);
  await allowOrigins(app, settings.corsOrigins);
  await registerOperations(app, services, operations);
  serveCollectReturn(app, services);
  await serveSandboxCollect(app, services);
  servePictures(app, drawPicture);
  if (settings.reference) await serveReference(app);
  if (settings.demo || settings.testMode) registerFaults(app, services);
  if (settings.demo) await registerOutbox(app, services);
  if (settings.testMode) registerProviderStates(app, services);
  if (settings.shopFolder && pages) {
    await serveShopFiles(app, settings.shopFolder);
    const screens = firstScreensOf(app, services, pages);
    serveShopPages(app, { plain: pages.plain, screens, elsewhere });
  } else {
    app.setNotFoundHandler((_request, reply) => nothingHere(reply));
  }
  return app;
}

/** A part of the demo, which nothing else loads. */
async function registerOutbox(app: FastifyInstance, services: Services): Promise<void> {
  const { serveOutbox } = await import('../../../../demo/outbox/outbox.routes');
  serveOutbox(app, services);
}

/** Shops that stand on another origin may call; no others (X-087, BDG-05). */
async function allowOrigins(app: FastifyInstance, origins: string[]): Promise<void> {
  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['Authorization', 'Content-Type', 'X-Captcha-Solution', 'Idempotency-Key'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
