import { Piscina } from 'piscina';
import type { ShopPage } from '../pages/shop-page';
import type { RenderingOptions, RenderPage } from './rendering';

/** A page waits for calls most of the time, so a thread renders several at once. */
const PAGES_AT_ONCE = 4;
/** More pages than this at once are rendered by browsers: they would be too late anyway. */
const MAX_WAITING = 8;

export interface RenderingThreads {
  render: RenderPage;
  close(): Promise<void>;
}

/**
 * Threads that render pages. Rejects what is more than they can do in time.
 *
 * @param onFailure is told why a thread ended; another one takes its place
 */
export function startRenderingThreads(
  { threads, ...options }: RenderingOptions & { threads: number },
  onFailure: (error: unknown) => void,
): RenderingThreads {
  const pool = new Piscina<Parameters<RenderPage>[0], ShopPage | undefined>({
    filename: new URL('./rendering.worker.js', import.meta.url).href,
    workerData: options,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: PAGES_AT_ONCE,
    maxQueue: MAX_WAITING,
  });
  pool.on('error', onFailure);
  return {
    render: async (request) => withBuffers(await pool.run(request)),
    close: () => pool.destroy(),
  };
}

/** A buffer arrives from another thread as plain bytes. */
function withBuffers(page: ShopPage | undefined): ShopPage | undefined {
  if (!page) return undefined;
  const { plain, brotli, gzip } = page;
  return { ...page, plain: buffer(plain), brotli: buffer(brotli), gzip: buffer(gzip) };
}

const buffer = ({ buffer: bytes, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(bytes, byteOffset, byteLength);
