import { parentPort, workerData } from 'node:worker_threads';
import { createRendering, type RenderingOptions } from './rendering';
import type { PageRequest } from './shop-renderer';

const rendering = createRendering(workerData as RenderingOptions, (call) => parentPort?.postMessage(call));
// A renderer that cannot be loaded fails each page, and not the thread, which would be started again and again.
rendering.catch(() => undefined);

/** Fails if the renderer cannot be loaded. */
export const check = async (): Promise<void> => void (await rendering);

/** Runs in a thread of its own, so that rendering does not delay answers. */
export default async (request: PageRequest) => (await rendering)(request);
