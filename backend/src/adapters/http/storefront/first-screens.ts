import type { FastifyInstance } from 'fastify';
import { inProcessFetch } from './in-process-fetch';
import type { ShopPage, ShopPages } from './shop-page';
import { loadShopRenderer, type FirstScreen, type ShopRenderer } from './shop-renderer';

/** How long a request waits for a rendered page; after that it gets the plain page, which renders in the browser. */
const PATIENCE_MS = 500;
/** A rendered page is the same for everybody at one address and place, but prices may change. */
const FRESH_MS = 5_000;
/** Under load, a slightly older page is better than none. */
const STALE_MS = 60_000;
const MOST_KEPT = 200;
/** Rendering competes with calls for the processor: beyond this many at once, browsers render their own. */
const MOST_UNDER_WAY = 4;
/** No path of the shop is longer. */
const LONGEST_ADDRESS = 512;
const LONGEST_PLACE = 400;

type Page = Promise<ShopPage | undefined>;

interface Drawing {
  page: Page;
  since: number;
}

interface FirstScreensOptions {
  renderer: Promise<ShopRenderer | undefined>;
  pages: ShopPages;
  fetch: typeof fetch;
  /** An injected fault has to reach the shopper, not the server-side rendering. */
  isDisturbed: () => Promise<boolean>;
  onFailure: (error: unknown) => undefined;
}

/** Undefined if no renderer is configured, or if it cannot be loaded, which is logged. */
export function firstScreensOf(
  app: FastifyInstance,
  rendererFile: string | undefined,
  pages: ShopPages,
  {
    isDisturbed,
    fetch = inProcessFetch(app),
  }: Pick<FirstScreensOptions, 'isDisturbed'> & Partial<Pick<FirstScreensOptions, 'fetch'>>,
): FirstScreens | undefined {
  if (!rendererFile) return undefined;
  const onFailure = (error: unknown): undefined => {
    app.log.warn({ err: error }, 'A first screen could not be drawn');
  };
  const renderer = loadShopRenderer(rendererFile).catch(onFailure);
  const screens = new FirstScreens({ renderer, pages, fetch, isDisturbed, onFailure });
  // The first rendering of a process takes several times as long as later ones: do it before a shopper waits for it.
  app.addHook('onListen', () => void screens.pageFor('/home', ''));
  return screens;
}

/** Renders first screens, once for concurrent requests for the same page; falls back to the plain page. */
export class FirstScreens {
  private readonly drawings = new Map<string, Drawing>();
  private underWay = 0;

  constructor(private readonly options: FirstScreensOptions) {}

  /** The page of an address with its first screen, or undefined if it is not available in time. */
  async pageFor(address: string, cookies: string): Page {
    if (address.length > LONGEST_ADDRESS) return undefined;
    return within(PATIENCE_MS, this.lookFor(address, cookies).catch(this.options.onFailure), undefined);
  }

  private async lookFor(address: string, cookies: string): Page {
    const renderer = await this.options.renderer;
    if (!renderer || (await this.options.isDisturbed())) return undefined;
    return this.find(renderer, address, cookies);
  }

  private find(renderer: ShopRenderer, address: string, cookies: string): Page {
    const place = cookieIn(cookies, renderer.placeCookie).slice(0, LONGEST_PLACE);
    const key = `${address}\n${place}`;
    const known = this.drawings.get(key);
    const age = known ? performance.now() - known.since : Infinity;
    if (known && age < FRESH_MS) return known.page;
    const last = known && age < STALE_MS ? known.page : undefined;
    if (this.underWay >= MOST_UNDER_WAY) return last ?? Promise.resolve(undefined);
    const page = this.draw(() => renderer.renderFirstScreen({ address, place, fetch: this.options.fetch }));
    this.keep(key, page);
    return last ? within(PATIENCE_MS / 2, page, last) : page;
  }

  private async draw(render: () => Promise<FirstScreen | undefined>): Page {
    this.underWay += 1;
    try {
      const screen = await render();
      return screen && (await this.options.pages.drawn(screen));
    } catch (error) {
      this.options.onFailure(error);
      return undefined;
    } finally {
      this.underWay -= 1;
    }
  }

  private keep(key: string, page: Page): void {
    const [oldest] = this.drawings.keys();
    if (this.drawings.size >= MOST_KEPT && oldest !== undefined) this.drawings.delete(oldest);
    this.drawings.delete(key);
    this.drawings.set(key, { page, since: performance.now() });
  }
}

/** The answer, or the fallback if it takes too long. */
async function within<Answer>(ms: number, answer: Promise<Answer>, otherwise: Answer | Promise<Answer>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function cookieIn(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
