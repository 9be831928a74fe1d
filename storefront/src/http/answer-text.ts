import type { FastifyReply } from 'fastify';

/** An answer that is no page of the shop: for files, and for addresses that cannot be read. */
export function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
