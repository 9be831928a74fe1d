import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Overloaded } from '../../application/shared/availability.port';
import { isBrowsing } from './browsing';

/**
 * While the process is behind with its work, browsing calls are answered 503 before they are read, so that orders, which
 * are few, still get through. Probes and metrics are never shed.
 *
 * @param maxDelayMs how late events may be, on average of a second; 0: nothing is shed
 */
export async function shedLoad(app: FastifyInstance, maxDelayMs: number): Promise<void> {
  if (maxDelayMs === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: async ({ routeOptions }) => {
      const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string };
      if (isBrowsing(operationId)) throw new Overloaded();
    },
  });
}
