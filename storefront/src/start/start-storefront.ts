import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { announce } from '../../../server/announce';
import { portProblem, requireFreePort } from '../../../server/free-port';
import { logOptions } from '../../../server/log-options';
import type { RunningServer } from '../../../server/run-server';
import { StartProblem } from '../../../server/start-problem';
import { gracefulStop } from '../../../server/graceful-stop';
import { checkShutdownTimes } from '../../../server/shutdown-times';
import { measureRendering } from '../metrics/measure-rendering';
import { Metrics } from '../metrics/metrics';
import { createServer } from '../http/server';
import { createOpsServer } from '../http/ops-routes';
import { PageCache } from '../pages/page-cache';
import { readShopPages } from '../pages/shop-page';
import { backendFetch } from '../rendering/backend-fetch';
import type { RenderingOptions } from '../rendering/rendering';
import { type RenderingThreads, startRenderingThreads } from '../rendering/rendering-threads';
import { loadSitemapSource } from '../search-engines/sitemap-source';
import { pageSettings } from '../settings/page-settings';
import { loadShopScreens } from '../pages/shop-screens';
import type { Settings } from '../settings/settings';
import { storefrontReadiness } from './readiness';

/** Starts the threads and the server; announces it when it is ready. */
export async function startStorefront(settings: Settings): Promise<RunningServer> {
  const shutdown = { delay: settings.SHUTDOWN_DELAY_SECONDS, limit: settings.SHUTDOWN_SECONDS };
  checkShutdownTimes(shutdown);
  await requireFreePort(settings.HOST, settings.PORT);
  const log = pino(logOptions(settings.LOG_LEVEL));
  const plain = await readShopPages(settings.SHOP_FOLDER, pageSettings(settings));
  const pageAt = await loadShopScreens(existingFile(settings.SHOP_SCREENS));
  const onFailure = (error: unknown): undefined => {
    log.warn({ err: error }, 'A first screen could not be rendered');
  };
  const metrics = new Metrics();
  const threads = startThreads(settings, metrics, onFailure);
  const rendered = threads && createPageCache(threads, settings, metrics, onFailure);
  const sitemap = settings.SHOP_SITEMAP
    ? await loadSitemapSource(
        settings.SHOP_SITEMAP,
        backendFetch(settings.BACKEND_URL, (call) => metrics.backendCall('sitemap', call)),
      )
    : undefined;
  const readiness = storefrontReadiness(settings.BACKEND_URL, threads, log);
  const ops = { readiness, metrics };
  const app = await createServer({ settings, log, pageAt, plain, rendered, sitemap, ops });
  const answerAll = gracefulStop(app.server, readiness, shutdown.delay * 1_000);
  const { HOST: host, PORT: port, OPS_PORT: opsPort } = settings;
  const opsServer = opsPort === undefined ? undefined : createOpsServer(ops, log);
  const opsUrl = opsServer && (await listen(opsServer, host, opsPort ?? 0, 'OPS_PORT'));
  const url = await listen(app, host, port);
  // The first rendering takes several times as long as later ones: it happens before a shopper waits for it.
  void rendered?.pageFor(pageAt('/home', ''));
  announce({ event: 'ready', url, opsUrl });
  return {
    stopWithinMs: shutdown.limit * 1_000,
    stop: async () => {
      await answerAll();
      await app.close();
      await threads?.close();
      await opsServer?.close();
    },
  };
}

function existingFile(file: string): string {
  if (existsSync(file)) return file;
  throw new StartProblem(`There are no screens at ${file}: build the shop first, or set SHOP_SCREENS.`);
}

const listen = (app: FastifyInstance, host: string, port: number, setting?: string): Promise<string> =>
  app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw portProblem(port, cause, setting);
  });

/** The threads that render first screens, if this storefront does that. */
function startThreads(
  settings: Settings,
  metrics: Metrics,
  onFailure: (error: unknown) => void,
): RenderingThreads | undefined {
  if (!settings.SHOP_RENDERER) return undefined;
  const threads = startRenderingThreads(renderingOptions(settings), onFailure, (call) =>
    metrics.backendCall('rendering', call),
  );
  metrics.gauge('storefront_rendering_waiting', 'Pages that wait for a thread', () => threads.waiting());
  return threads;
}

function createPageCache(
  threads: RenderingThreads,
  settings: Settings,
  metrics: Metrics,
  onFailure: (error: unknown) => undefined,
): PageCache {
  const maxBytes = settings.PAGE_CACHE_MB * 1024 * 1024;
  const render = measureRendering(threads.render, metrics);
  const pages = new PageCache(render, maxBytes, onFailure, (outcome) => metrics.cacheLookUp(outcome));
  metrics.gauge('storefront_page_cache_bytes', 'Size of the cached pages', () => pages.bytes);
  metrics.gauge('storefront_page_cache_pages', 'Number of cached pages', () => pages.pages);
  return pages;
}

function renderingOptions(settings: Settings): RenderingOptions & { threads: number } {
  const { SHOP_FOLDER: shopFolder, SHOP_RENDERER: rendererFile, BACKEND_URL: backendUrl } = settings;
  if (!existsSync(rendererFile))
    throw new StartProblem(
      `There is no renderer at ${rendererFile}: build the shop first, or set SHOP_RENDERER to blank.`,
    );
  return {
    shopFolder,
    rendererFile,
    backendUrl,
    pageSettings: pageSettings(settings),
    threads: settings.RENDERING_THREADS,
  };
}
