import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageCache } from '../pages/page-cache';
import { answerText } from './answer-text';

/** Forgets the rendered pages, for whoever has the token: after a change that must be seen at once. */
export function servePurge(app: FastifyInstance, rendered: PageCache, token: string): void {
  app.post('/_purge', (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return answerText(reply.header('WWW-Authenticate', 'Bearer'), 401, 'The token is missing or wrong.');
    rendered.purge();
    return reply.code(204).send();
  });
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
