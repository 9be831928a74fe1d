import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text, ready in each form that a browser may ask for; without TLS browsers take gzip at most. */
export interface Packed {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** Packed while somebody waits: a few milliseconds, and a seventh larger than the best. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const [brotli, zipped] = await Promise.all([packBrotli(plain, QUALITY), packGzip(plain)]);
  return { plain, brotli, gzip: zipped };
}

export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepted.includes('br')) return reply.header('Content-Encoding', 'br').send(packed.brotli);
  if (accepted.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(packed.gzip);
  return reply.send(packed.plain);
}
