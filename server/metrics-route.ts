import type { FastifyInstance } from 'fastify';

export const METRICS_PATH = '/metrics';

/** Metrics in the text format of Prometheus. */
interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Scraped every few seconds, so its requests are not logged. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.get(METRICS_PATH, { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType })
      .send(await metrics.text()),
  );
}
