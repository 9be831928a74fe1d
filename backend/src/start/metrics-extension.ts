import { serveMetrics } from '../../../server/metrics-route';
import type { OperationId } from '../adapters/http/operation';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { PrometheusFigures } from '../adapters/metrics/prometheus-figures';

/** `GET /metrics`, and the time that each call takes. */
export const metricsExtension = (figures: PrometheusFigures): ServerExtension => ({
  register(app) {
    app.addHook('onResponse', (request, reply, done) => {
      const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: OperationId };
      if (operationId) figures.call(operationId, reply.statusCode, reply.elapsedTime / 1_000);
      done();
    });
    serveMetrics(app, figures);
  },
});
