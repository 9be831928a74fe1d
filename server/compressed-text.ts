import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The content encodings that browsers accept. Without TLS they accept gzip alone. */
export type Compression = 'br' | 'gzip';

/** A text in each compression that a client has needed so far; at least one. */
export type CompressedText = Partial<Record<Compression, Buffer>>;

/**
 * How much time compressing takes, while a client waits. `usual` takes a few milliseconds, and the result of brotli is a
 * seventh larger than the best; `little` takes about half of that time, and the result is about a tenth larger.
 */
export type Effort = 'usual' | 'little';

const QUALITY = { usual: 5, little: 4 } as const;
const LEVEL = { usual: constants.Z_DEFAULT_COMPRESSION, little: 3 } as const;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

const compress = (plain: Buffer | string, as: Compression, effort: Effort = 'usual'): Promise<Buffer> =>
  as === 'br'
    ? toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort] } })
    : toGzip(plain, { level: LEVEL[effort] });

/** By default compressed with gzip, which nearly every client accepts. */
export const compressed = async (
  plain: Buffer | string,
  as: Compression = 'gzip',
  effort?: Effort,
): Promise<CompressedText> => ({
  [as]: await compress(plain, as, effort),
});

/** Matches an encoding that is listed without `q=0`, which would refuse it. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

type WithHeaders = Pick<FastifyRequest, 'headers'>;

export const acceptsGzip = ({ headers }: WithHeaders): boolean =>
  GZIP.test(String(headers['accept-encoding'] ?? ''));

/** The best that the client accepts; undefined if it accepts none. */
export function compressionFor(request: WithHeaders): Compression | undefined {
  if (BROTLI.test(String(request.headers['accept-encoding'] ?? ''))) return 'br';
  return acceptsGzip(request) ? 'gzip' : undefined;
}

/** The bytes for a client; a new compression is stored for the next client. */
export async function bytesOf(text: CompressedText, as: Compression | undefined): Promise<Buffer> {
  const known = as && text[as];
  if (known) return known;
  const plain = await decompressed(text);
  return as ? (text[as] ??= await compress(plain, as)) : plain;
}

async function decompressed({ br, gzip: zipped }: CompressedText): Promise<Buffer> {
  if (br) return fromBrotli(br);
  return zipped ? fromGzip(zipped) : Buffer.of();
}

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): Promise<FastifyReply> {
  const compression = compressionFor(request);
  const bytes = await bytesOf(text, compression);
  if (compression) void reply.header('Content-Encoding', compression);
  return reply.send(bytes);
}
