import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readiness } from './readiness';

/** Paths that load balancers and container engines probe. */
export const PROBE_PATHS = ['/healthz', '/readyz'] as const;

/**
 * `/healthz` answers 200 while the process answers at all; `/readyz` answers 200 or 503 and says which check failed,
 * but not why: anybody may ask.
 */
export function serveProbes(app: FastifyInstance, readiness: Readiness): void {
  // Probed every few seconds, so these requests are not logged.
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, (_request, reply) =>
    notStored(reply).type('text/plain; charset=utf-8').send('ok\n'),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    const report = await readiness.report();
    return notStored(reply)
      .code(report.ready ? 200 : 503)
      .send(report);
  });
}

const notStored = (reply: FastifyReply): FastifyReply => reply.header('Cache-Control', 'no-store');
