import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics';
import { answerFromCache } from './cached-pages';
import type { ServedPages } from './shop-pages';

const OPTIONS = {
  requestTimeout: 30_000,
  /** Longer than proxies keep a connection, so that none sends a request on one that is being closed. */
  keepAliveTimeout: 72_000,
};

/** A server that answers pages of the cache at once, unless each request is logged, and leaves the rest to Fastify. */
export function httpServer(log: Logger, metrics: Metrics, pages: ServedPages): FastifyServerFactory {
  const { rendered } = pages;
  if (!rendered || log.isLevelEnabled('info')) return (answer) => createServer(OPTIONS, answer);
  const answered = answerFromCache({ ...pages, rendered, onAnswer: (request) => metrics.request(request) });
  return (answer) =>
    createServer(OPTIONS, (request, response) => {
      if (!answered(request, response)) answer(request, response);
    });
}
