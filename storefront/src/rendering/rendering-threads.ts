import { Piscina } from 'piscina';
import { REQUEST_ID_HEADER } from '../../../server/request-id';
import type { OpenSpan, Tracing } from '../../../server/tracing';
import type { BackendCall } from '../metrics/measurements';
import type { RenderedPage, RenderingOptions, RenderPage, RenderRequest } from './rendering';
import { lowerThreadPriorities } from './thread-priority';

/** A page waits for calls most of the time, so a thread renders several at once. */
const PAGES_AT_ONCE = 4;
/** More pages than this at once are rendered by browsers: they would be too late anyway. */
const MAX_WAITING = 8;
/** Threads that completed a page within this time count as healthy, however many pages wait. */
const RECENTLY_MS = 5_000;

export interface RenderingThreads {
  render: RenderPage;
  /** Fails if the threads do not answer, or cannot load the renderer. */
  check(): Promise<void>;
  /** Pages that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

/**
 * Starts threads that render pages.
 *
 * @param onFailure receives the error that ended a thread; another thread replaces it
 * @param onCall receives each call of the backend
 */
export function startRenderingThreads(
  { threads, ...options }: RenderingOptions & { threads: number },
  onFailure: (error: unknown) => void,
  onCall: (call: BackendCall) => void,
  tracing?: Tracing,
): RenderingThreads {
  const pool = new Piscina<RenderRequest | undefined, Awaited<ReturnType<RenderPage>>>({
    filename: new URL('./rendering.worker.js', import.meta.url).href,
    workerData: options,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: PAGES_AT_ONCE,
    maxQueue: MAX_WAITING,
    // With Atomics, a thread that waits for a page could not serve its connections to the backend.
    atomics: 'disabled',
  });
  pool.on('workerCreate', () => void lowerThreadPriorities());
  pool.on('error', onFailure);
  pool.on('message', onCall);
  let renderedAt = -Infinity;
  return {
    render: async (request) => {
      if (pool.queueSize >= MAX_WAITING) return 'overloaded';
      const span = tracing?.begin({ name: 'render page', kind: 'internal' });
      try {
        const page = await pool.run({ ...request, callHeaders: callHeaders(request, span) });
        renderedAt = performance.now();
        return typeof page === 'object' ? withBuffers(page) : page;
      } finally {
        span?.end();
      }
    },
    check: async () => {
      if (performance.now() - renderedAt < RECENTLY_MS) return;
      await pool.run(undefined, { name: 'check' });
    },
    waiting: () => pool.queueSize,
    close: () => pool.destroy(),
  };
}

/** Name the request to the backend, and continue its trace. */
function callHeaders(
  { client: { requestId } }: RenderRequest,
  span: OpenSpan | undefined,
): Record<string, string> {
  return { ...span?.headers(), ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }) };
}

/** A buffer arrives from another thread as plain bytes. */
const withBuffers = (page: RenderedPage): RenderedPage => ({
  ...page,
  text: Object.fromEntries(Object.entries(page.text).map(([as, bytes]) => [as, buffer(bytes)])),
});

const buffer = ({ buffer: bytes, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(bytes, byteOffset, byteLength);
