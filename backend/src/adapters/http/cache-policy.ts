import type { FastifyReply, FastifyRequest } from 'fastify';
import { documented } from './openapi-document';
import type { OperationId } from './operation';

/** Answers of these contexts are the same for everybody. */
const PUBLIC_CONTEXTS = new Set(['location', 'catalog']);

/** Personal answers are never stored; public ones are revalidated before each use (BDG-05, X-060, X-139). */
export function cachePolicy(id: OperationId) {
  const isPublic = PUBLIC_CONTEXTS.has(documented(id).tags[0] ?? '') && id !== 'createCaptchaChallenge';
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const mayStore = isPublic && request.method === 'GET' && !request.headers.authorization;
    void reply.header('Cache-Control', mayStore ? 'no-cache' : 'no-store');
  };
}
