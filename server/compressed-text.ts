import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text in each content encoding that a browser may accept. Without TLS browsers accept gzip at most. */
export interface CompressedText {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** Compressed while a client waits: takes a few milliseconds, and the result is a seventh larger than the best. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function compress(text: string): Promise<CompressedText> {
  const plain = Buffer.from(text);
  const [brotli, zipped] = await Promise.all([compressBrotli(plain, QUALITY), compressGzip(plain)]);
  return { plain, brotli, gzip: zipped };
}

/** Named without `q=0`, which refuses it. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

type WithHeaders = Pick<FastifyRequest, 'headers'>;

export const acceptsGzip = ({ headers }: WithHeaders): boolean =>
  GZIP.test(String(headers['accept-encoding'] ?? ''));

/** The encoding for a client, and the text in it. */
export interface EncodedText {
  encoding?: 'br' | 'gzip';
  bytes: Buffer;
}

export function encodedFor(request: WithHeaders, { plain, brotli, gzip }: CompressedText): EncodedText {
  if (BROTLI.test(String(request.headers['accept-encoding'] ?? ''))) return { encoding: 'br', bytes: brotli };
  return acceptsGzip(request) ? { encoding: 'gzip', bytes: gzip } : { bytes: plain };
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): FastifyReply {
  const { encoding, bytes } = encodedFor(request, text);
  if (encoding) void reply.header('Content-Encoding', encoding);
  return reply.send(bytes);
}
