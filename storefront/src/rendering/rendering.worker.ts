import { workerData } from 'node:worker_threads';
import { createRendering, type RenderingOptions } from './rendering';

/** Runs in a thread of its own, so that rendering does not delay answers. */
export default await createRendering(workerData as RenderingOptions);
