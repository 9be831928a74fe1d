import type { FastifyInstance } from 'fastify';

export const METRICS_PATH = '/metrics';

/** Figures in the text format of Prometheus. */
interface Figures {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Asked every few seconds: not worth a line in the log each time. */
export function serveMetrics(app: FastifyInstance, figures: Figures): void {
  app.get(METRICS_PATH, { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': figures.contentType })
      .send(await figures.text()),
  );
}
