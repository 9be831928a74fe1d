import type { FastifyBaseLogger } from 'fastify';

/** A log for what must be seen at any LOG_LEVEL but silent. */
export const alwaysLogged = (log: FastifyBaseLogger): FastifyBaseLogger =>
  log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' });
