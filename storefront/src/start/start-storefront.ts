import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { portProblem, requireFreePort } from '../../../server/free-port';
import { logOptions } from '../../../server/log-options';
import type { RunningServer } from '../../../server/run-server';
import { openTracing } from '../../../server/tracing';
import { gracefulStop } from '../../../server/graceful-stop';
import { checkShutdownTimes } from '../../../server/shutdown-times';
import { Metrics } from '../metrics/metrics';
import { createServer } from '../http/server';
import { createOpsServer } from '../http/ops-routes';
import { offeredLanguages, PageLanguages } from '../pages/languages';
import { plainPages } from '../pages/shop-page';
import { backendCalls } from '../rendering/backend-fetch';
import { loadSitemapSource } from '../search-engines/sitemap-source';
import { pageSettings } from '../settings/page-settings';
import type { OnFailure } from '../pages/page-cache';
import { loadShopScreens } from '../pages/shop-screens';
import type { Settings } from '../settings/settings';
import { storefrontReadiness } from './readiness';
import { startPageRendering } from './page-rendering';
import { shopModules } from './shop-modules';

/** Starts the threads and the server. */
export async function startStorefront(settings: Settings): Promise<RunningServer> {
  const shutdown = { delay: settings.SHUTDOWN_DELAY_SECONDS, limit: settings.SHUTDOWN_SECONDS };
  checkShutdownTimes(shutdown);
  await requireFreePort(settings.HOST, settings.PORT);
  const log = pino(logOptions(settings.LOG_LEVEL));
  const languages = offeredLanguages(settings.SHOP_FOLDER, settings.LANGUAGES);
  const ofPages = languages.map((language) => pageSettings(settings, language, languages));
  const plain = await plainPages(settings.SHOP_FOLDER, ofPages);
  const modules = shopModules(settings.SHOP_SERVER_FOLDER, languages);
  const screens = await loadShopScreens(modules.screens, new PageLanguages(languages));
  const onFailure: OnFailure = (error, requestId) => {
    log.warn({ err: error, requestId }, 'A first screen could not be rendered');
  };
  const metrics = new Metrics();
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
  const tracing = collector ? await openTracing(collector, 'storefront') : undefined;
  const rendering = startPageRendering(settings, ofPages, metrics, onFailure, tracing);
  const rendered = rendering?.pages;
  const sitemap = await loadSitemapSource(
    modules.sitemap,
    backendCalls(settings.BACKEND_URL, (call) => metrics.backendCall('sitemap', call))(),
  );
  const readiness = storefrontReadiness(settings.BACKEND_URL, rendering?.threads, log);
  const ops = { readiness, metrics };
  const app = await createServer({ settings, log, screens, plain, rendered, sitemap, ops, tracing });
  const finishRequests = gracefulStop(app.server, readiness, shutdown.delay * 1_000);
  const { HOST: host, PORT: port, OPS_PORT: opsPort } = settings;
  const opsServer = opsPort === undefined ? undefined : createOpsServer(ops, log);
  const opsUrl = opsServer && (await listen(opsServer, host, opsPort ?? 0, 'OPS_PORT'));
  const url = await listen(app, host, port);
  // The first rendering takes several times as long as later ones, so one is done before the first request.
  void rendered?.pageFor(screens.pageAt('/home', {}));
  return {
    announcement: { url, opsUrl },
    stopWithinMs: shutdown.limit * 1_000,
    stop: async () => {
      await finishRequests();
      await app.close();
      await rendering?.close();
      await opsServer?.close();
      await tracing?.close();
    },
  };
}

const listen = (app: FastifyInstance, host: string, port: number, setting?: string): Promise<string> =>
  app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw portProblem(port, cause, setting);
  });
