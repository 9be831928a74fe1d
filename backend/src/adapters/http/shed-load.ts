import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Overloaded } from '../../application/shared/availability.port';
import { isBrowsing } from './browsing';

const SAMPLE_MS = 1_000;
/** Long enough that neither the start of the server nor a single slow task counts as an overload. */
const GRACE_MS = 2_000;

/**
 * While the process does not keep up with its work, browsing calls are answered 503 before they are read, so that orders,
 * which are few, still get through. Probes and metrics are never shed.
 *
 * @param maxDelayMs the longest delay of the event loop, averaged over a second; 0: nothing is shed
 */
export async function shedLoad(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  if (maxDelayMs === 0) return;
  let behindSince: number | undefined;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async ({ routeOptions }) => {
      const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
      const isOverloaded = behindSince !== undefined && performance.now() - behindSince >= GRACE_MS;
      if (isOverloaded && isBrowsing(operationId)) throw new Overloaded();
    },
  });
  const watch = setInterval(() => {
    behindSince = app.isUnderPressure() ? (behindSince ?? performance.now()) : undefined;
  }, SAMPLE_MS);
  watch.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(watch);
    done();
  });
}
