import type { Tracing } from '../../../server/tracing';
import type { BackendCall } from '../metrics/measurements';
import { measureRendering } from '../metrics/measure-rendering';
import type { Metrics } from '../metrics/metrics';
import { type OnFailure, PageCache } from '../pages/page-cache';
import type { RenderingOptions } from '../rendering/rendering';
import { type RenderingThreads, startRenderingThreads } from '../rendering/rendering-threads';
import type { Settings } from '../settings/settings';

interface PageRendering {
  threads: RenderingThreads;
  /** The rendered pages. */
  pages: PageCache;
  /** Ends the threads. A page that nobody waits for may be rendered at that moment: its end is no failure. */
  close(): Promise<void>;
}

/**
 * Starts threads that render pages, and a cache for the rendered pages; both are measured.
 *
 * @param ofPages the settings of pages, in each language
 * @param onFailure receives the reason why a page could not be rendered, and the id of the request
 * @returns undefined if browsers render everything
 */
export function startPageRendering(
  settings: Settings,
  ofPages: RenderingOptions['pageSettings'],
  metrics: Metrics,
  onFailure: OnFailure,
  tracing?: Tracing,
): PageRendering | undefined {
  if (settings.RENDERING_THREADS === 0) return undefined;
  const options = {
    shopFolder: settings.SHOP_FOLDER,
    shopServerFolder: settings.SHOP_SERVER_FOLDER,
    backendUrl: settings.BACKEND_URL,
    pageSettings: ofPages,
    threads: settings.RENDERING_THREADS,
  };
  let isClosed = false;
  const report: OnFailure = (...failure) => (isClosed ? undefined : onFailure(...failure));
  const onCall = (call: BackendCall) => metrics.backendCall('rendering', call);
  const threads = startRenderingThreads(options, report, onCall, tracing);
  metrics.gauge('storefront_rendering_waiting', 'Pages that wait for a thread', () => threads.waiting());
  return {
    threads,
    pages: createPageCache(threads, settings, metrics, report),
    close: async () => {
      isClosed = true;
      await threads.close();
    },
  };
}

function createPageCache(
  threads: RenderingThreads,
  settings: Settings,
  metrics: Metrics,
  onFailure: OnFailure,
): PageCache {
  const maxBytes = settings.PAGE_CACHE_MB * 1024 * 1024;
  const render = measureRendering(threads.render, metrics);
  const pages = new PageCache(render, maxBytes, onFailure, (outcome) => metrics.cacheLookUp(outcome));
  metrics.gauge('storefront_page_cache_bytes', 'Size of the cached pages', () => pages.bytes);
  metrics.gauge('storefront_page_cache_pages', 'Number of cached pages', () => pages.pages);
  return pages;
}
