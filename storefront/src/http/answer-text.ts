import type { FastifyReply } from 'fastify';

/** Sends plain text instead of a page: for missing files, malformed requests and an unreachable backend. */
export function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
