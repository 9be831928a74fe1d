import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerRequestIds, requestIdOptions } from '../../../server/request-id';
import { traceRequests } from '../../../server/trace-requests';
import type { Tracing } from '../../../server/tracing';
import type { Language } from '../../../settings/page-settings';
import { measureRequests } from '../metrics/measure-requests';
import { PageAnswers } from '../pages/page-answers';
import { NOTHING_INLINE } from '../pages/inline-hashes';
import type { PageCache } from '../pages/page-cache';
import type { PlainPages } from '../pages/shop-page';
import type { ShopScreens } from '../pages/shop-screens';
import type { Settings } from '../settings/settings';
import { passToBackend } from './backend-proxy';
import { serveLanguageChoice } from './choose-language';
import { hideOps, type Ops, serveOps } from './ops-routes';
import { answerText } from './answer-text';
import { httpServer } from './http-server';
import { otherOrigins } from './other-origins';
import { serveOwnFiles } from './own-files';
import { serveOwnIcon } from './own-icon';
import { servePurge } from './purge';
import { addSecurityHeaders, securityHeaders } from './security-headers';
import { serveShopFiles } from './shop-files';
import { serveShopPages } from './shop-pages';
import { serveWebManifest } from './web-manifest';
import { serveWebVitals } from './web-vitals';
import { pageSettings } from '../settings/page-settings';
import { serveRobots } from '../search-engines/serve-robots';
import { serveSitemap } from '../search-engines/serve-sitemap';
import type { SitemapSource } from '../search-engines/sitemap-source';

interface ServerParts {
  settings: Settings;
  log: Logger;
  screens: ShopScreens;
  plain: ReadonlyMap<Language, PlainPages>;
  rendered?: PageCache;
  sitemap: SitemapSource;
  ops: Ops;
  tracing?: Tracing;
}

/** The storefront's server, ready to listen. */
export async function createServer({
  settings,
  log,
  screens,
  plain,
  rendered,
  sitemap,
  ops,
  tracing,
}: ServerParts): Promise<FastifyInstance> {
  const origins = otherOrigins(settings);
  const headers = securityHeaders(NOTHING_INLINE, origins);
  const pages = { screens, answers: new PageAnswers(plain, origins), rendered };
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    ...requestIdOptions,
    trustProxy: settings.TRUST_PROXY,
    serverFactory: httpServer(log, ops.metrics, pages),
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      answerText(reply.headers(headers), 400, 'The URL is malformed.');
    },
  });
  answerRequestIds(app);
  addSecurityHeaders(app, headers);
  measureRequests(app, ops.metrics);
  // Anybody may call, so traces of clients are not continued.
  if (tracing) traceRequests(app, tracing, false);
  if (settings.OPS_PORT === undefined) serveOps(app, ops);
  else hideOps(app);
  if (rendered && settings.PURGE_TOKEN) servePurge(app, rendered, settings.PURGE_TOKEN);
  if (!settings.PUBLIC_BACKEND_URL)
    await passToBackend(app, settings.BACKEND_URL, {
      onCall: (call) => ops.metrics.backendCall('browser', call),
      tracing,
    });
  if (settings.WEB_VITALS === 'on') serveWebVitals(app, (measured) => ops.metrics.webVital(measured));
  serveRobots(app, settings.SHOP_ORIGIN);
  serveSitemap(app, sitemap, settings.SHOP_ORIGIN);
  await serveWebManifest(app, pageSettings(settings).brand);
  if (settings.FILES_FOLDER) await serveOwnFiles(app, settings.FILES_FOLDER);
  if (settings.BRAND_ICON) serveOwnIcon(app, settings.BRAND_ICON);
  await serveShopFiles(app, settings.SHOP_FOLDER);
  if (plain.size > 1) await app.register(async (own) => serveLanguageChoice(own, [...plain.keys()]));
  serveShopPages(app, pages);
  return app;
}
