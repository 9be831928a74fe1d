import type { FastifyInstance } from 'fastify';

export const METRICS_PATH = '/metrics';

/** Metrics in the text format of Prometheus. */
interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Asked every few seconds: not worth a line in the log each time. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get(METRICS_PATH, { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType })
      .send(await metrics.text()),
  );
}
