import type { FastifyBaseLogger } from 'fastify';
import { Readiness } from '../../../server/readiness';
import type { RenderingThreads } from '../rendering/rendering-threads';

/** A status from here on is an error of the backend, or of a proxy in front of it: the backend is not ready. */
const FIRST_SERVER_ERROR = 500;
const TIMEOUT_MS = 2_000;

/** Ready: the backend is reachable, and pages can be rendered, if this storefront does that. */
export const storefrontReadiness = (
  backendUrl: string,
  threads: Pick<RenderingThreads, 'check'> | undefined,
  log: FastifyBaseLogger,
): Readiness =>
  new Readiness(
    { backend: () => reachBackend(backendUrl), ...(threads && { rendering: threads.check }) },
    { onFailure: (err, check) => log.warn({ err, check }, 'A readiness check failed') },
  );

/**
 * Any backend that keeps the contract will do. One without a readiness probe answers 404, which shows that it can be
 * reached.
 */
async function reachBackend(backendUrl: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${backendUrl}/readyz`, { signal, redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status >= FIRST_SERVER_ERROR) throw new Error(`The backend answers ${answer.status}.`);
}
