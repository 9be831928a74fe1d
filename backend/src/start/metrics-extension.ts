import { serveMetrics } from '../../../server/metrics-route';
import type { OperationId } from '../adapters/http/operation';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { PrometheusMetrics } from '../adapters/metrics/prometheus-metrics';

/** `GET /metrics`, and the time that each call takes. */
export const metricsExtension = (metrics: PrometheusMetrics): ServerExtension => ({
  register(app) {
    app.addHook('onResponse', (request, reply, done) => {
      const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: OperationId };
      if (operationId) metrics.call(operationId, reply.statusCode, reply.elapsedTime / 1_000);
      done();
    });
    serveMetrics(app, metrics);
  },
});
