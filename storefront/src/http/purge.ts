import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageCache } from '../pages/page-cache';
import { TAG } from '../pages/page-tags';
import { answerText } from './answer-text';

/** Without a body, every page. */
const PURGE = z.strictObject({ tags: z.array(z.string().regex(TAG)).min(1).max(1_000) }).nullish();

/**
 * Removes rendered pages from the cache, for clients with the token, after a change that must be seen at once.
 * `{"tags":["product-101"]}` removes the pages with one of the tags.
 */
export function servePurge(app: FastifyInstance, rendered: PageCache, token: string): void {
  app.post('/_purge', (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return answerText(reply.header('WWW-Authenticate', 'Bearer'), 401, 'The token is missing or wrong.');
    const { success, data } = PURGE.safeParse(request.body);
    if (!success)
      return answerText(reply, 400, 'The body must be {"tags": [...]} with tags such as product-101.');
    rendered.purge(data?.tags);
    return reply.code(204).send();
  });
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
