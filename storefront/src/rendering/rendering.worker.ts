import { parentPort, workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { createRendering, type RenderedPage, type RenderingOptions, type RenderRequest } from './rendering';

const rendering = createRendering(workerData as RenderingOptions, (call) => parentPort?.postMessage(call));
// If the renderer cannot be loaded, each page fails, but not the thread, which would be restarted again and again.
rendering.catch(() => undefined);

/** Fails if the renderer cannot be loaded. */
export const check = async (): Promise<void> => void (await rendering);

/** Runs in a thread of its own, so that rendering does not delay answers. */
export default async (request: RenderRequest) => {
  const page = await (await rendering)(request);
  return typeof page === 'object' ? move(withoutCopying(page)) : page;
};

/** Transfers the buffers of the texts; a buffer that shares its memory is copied. */
function withoutCopying(page: RenderedPage) {
  const owned = Object.values(page.text).filter(({ byteLength, buffer }) => byteLength === buffer.byteLength);
  return { [transferableSymbol]: owned.map(({ buffer }) => buffer), [valueSymbol]: page };
}
