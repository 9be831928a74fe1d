import type { FastifyInstance } from 'fastify';
import { serveMetrics } from '../../../server/metrics-route';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { PrometheusMetrics } from '../adapters/metrics/prometheus-metrics';

/** `GET /metrics`, and the time that each call takes. */
export const metricsExtension = (metrics: PrometheusMetrics): ServerExtension => ({
  register(app) {
    measureCalls(app, (...call) => metrics.call(...call));
    serveMetrics(app, metrics);
  },
});

/** The time that each call of an operator takes; it is read at `/metrics` of the shop's calls. */
export const operatorMetricsExtension = (metrics: PrometheusMetrics): ServerExtension => ({
  register: (app) => measureCalls(app, (...call) => metrics.operatorCall(...call)),
});

function measureCalls(
  app: FastifyInstance,
  observe: (call: string, status: number, seconds: number) => void,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string };
    if (operationId) observe(operationId, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
