import type { FastifyInstance } from 'fastify';
import { inProcessFetch } from '../../../backend/src/adapters/http/storefront/in-process-fetch';
import type { ShopPage, ShopPages } from '../pages/shop-page';
import { loadShopRenderer, type FirstScreen, type ShopRenderer } from './shop-renderer';

/** How long a request waits for a rendered page; after that it gets the plain page, which renders in the browser. */
const TIMEOUT_MS = 500;
/** A rendered page is the same for everybody at one address and place, but prices may change. */
const FRESH_MS = 5_000;
/** Under load, a slightly older page is better than none. */
const STALE_MS = 60_000;
const MAX_CACHED = 200;
/** Rendering competes with calls for the processor: beyond this many at once, browsers render their own. */
const MAX_CONCURRENT = 4;
/** No path of the shop is longer. */
const MAX_ADDRESS_LENGTH = 512;
const MAX_PLACE_LENGTH = 400;

type Page = Promise<ShopPage | undefined>;

interface CachedPage {
  page: Page;
  renderedAt: number;
}

interface FirstScreensOptions {
  renderer: Promise<ShopRenderer | undefined>;
  pages: ShopPages;
  fetch: typeof fetch;
  /** An injected fault has to reach the shopper, not the server-side rendering. */
  areCallsIntercepted: () => Promise<boolean>;
  onFailure: (error: unknown) => undefined;
}

/** Undefined if no renderer is configured, or if it cannot be loaded, which is logged. */
export function firstScreensOf(
  app: FastifyInstance,
  rendererFile: string | undefined,
  pages: ShopPages,
  {
    areCallsIntercepted,
    fetch = inProcessFetch(app),
  }: Pick<FirstScreensOptions, 'areCallsIntercepted'> & Partial<Pick<FirstScreensOptions, 'fetch'>>,
): FirstScreens | undefined {
  if (!rendererFile) return undefined;
  const onFailure = (error: unknown): undefined => {
    app.log.warn({ err: error }, 'A first screen could not be rendered');
  };
  const renderer = loadShopRenderer(rendererFile).catch(onFailure);
  const screens = new FirstScreens({ renderer, pages, fetch, areCallsIntercepted, onFailure });
  // The first rendering of a process takes several times as long as later ones: do it before a shopper waits for it.
  app.addHook('onListen', () => void screens.pageFor('/home', ''));
  return screens;
}

/** Renders first screens, once for concurrent requests for the same page; falls back to the plain page. */
export class FirstScreens {
  private readonly cache = new Map<string, CachedPage>();
  private rendering = 0;

  constructor(private readonly options: FirstScreensOptions) {}

  /** The page of an address with its first screen, or undefined if it is not available in time. */
  async pageFor(address: string, cookies: string): Page {
    if (address.length > MAX_ADDRESS_LENGTH) return undefined;
    return withTimeout(
      TIMEOUT_MS,
      this.renderIfPossible(address, cookies).catch(this.options.onFailure),
      undefined,
    );
  }

  private async renderIfPossible(address: string, cookies: string): Page {
    const renderer = await this.options.renderer;
    if (!renderer || (await this.options.areCallsIntercepted())) return undefined;
    return this.cachedOrRendered(renderer, address, cookies);
  }

  private cachedOrRendered(renderer: ShopRenderer, address: string, cookies: string): Page {
    const place = cookieIn(cookies, renderer.placeCookie).slice(0, MAX_PLACE_LENGTH);
    const key = `${address}\n${place}`;
    const cached = this.cache.get(key);
    const age = cached ? performance.now() - cached.renderedAt : Infinity;
    if (cached && age < FRESH_MS) return cached.page;
    const last = cached && age < STALE_MS ? cached.page : undefined;
    if (this.rendering >= MAX_CONCURRENT) return last ?? Promise.resolve(undefined);
    const page = this.render(() => renderer.renderFirstScreen({ address, place, fetch: this.options.fetch }));
    this.store(key, page);
    return last ? withTimeout(TIMEOUT_MS / 2, page, last) : page;
  }

  private async render(renderScreen: () => Promise<FirstScreen | undefined>): Page {
    this.rendering += 1;
    try {
      const screen = await renderScreen();
      return screen && (await this.options.pages.rendered(screen));
    } catch (error) {
      this.options.onFailure(error);
      return undefined;
    } finally {
      this.rendering -= 1;
    }
  }

  private store(key: string, page: Page): void {
    const [oldest] = this.cache.keys();
    if (this.cache.size >= MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    this.cache.delete(key);
    this.cache.set(key, { page, renderedAt: performance.now() });
  }
}

/** The answer, or the fallback if it takes too long. */
async function withTimeout<Answer>(ms: number, answer: Promise<Answer>, fallback: Answer | Promise<Answer>) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

function cookieIn(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
