import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Gives answers that may be stored a tag, so that asking again costs no transfer: browsers revalidate them before each
 * use. The tag is weak, since each encoding has other bytes.
 */
export function tagAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.getHeader('Cache-Control') !== 'no-cache' || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.header('ETag', tag).header('Vary', varyWithEncoding(reply));
    if (!isKnown(request, tag)) return payload;
    void reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length');
    return null;
  });
}

const varyWithEncoding = (reply: FastifyReply): string =>
  [reply.getHeader('Vary') ?? [], 'accept-encoding'].flat().join(', ');

/** Encodings do not matter, so tags are compared as weak ones. */
const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(tag);
