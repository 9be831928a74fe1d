import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compression, compressionFor } from '../../../server/compressed-text';

/** Below this, the headers cost more than compression saves. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:[\w.+-]+\+)?(?:json|xml)\b)/;
const WITHOUT_BODY = new Set([204, 304]);

/**
 * Calls whose answers contain a secret beside text of the request: the compressed length would reveal how much of that
 * text also occurs in the secret (BREACH).
 */
export const ANSWERS_WITH_SECRETS: ReadonlySet<string> = new Set([
  '/api/customer/login',
  '/api/customer/register',
  '/api/cart/guestcart',
  '/connect/selfie/link',
]);

/** The answer of a backend that has not compressed it, compressed for a client that accepts that. */
export function compressAnswer(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  if (!isWorthwhile(request, reply)) return body;
  void reply.header('Vary', withEncoding(String(reply.getHeader('vary') ?? '')));
  const compression = compressionFor(request);
  if (!compression) return body;
  void reply.removeHeader('content-length').header('content-encoding', compression);
  const etag = reply.getHeader('etag');
  // The bytes differ from those that the backend has named.
  if (typeof etag === 'string' && !etag.startsWith('W/')) void reply.header('etag', `W/${etag}`);
  return pipeline(body, compressor(compression), () => undefined);
}

function isWorthwhile({ method, url }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    method !== 'HEAD' &&
    !WITHOUT_BODY.has(reply.statusCode) &&
    reply.getHeader('content-encoding') === undefined &&
    reply.getHeader('content-range') === undefined &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) &&
    !/\bno-transform\b/.test(String(reply.getHeader('cache-control') ?? '')) &&
    Number(reply.getHeader('content-length') ?? MIN_BYTES) >= MIN_BYTES &&
    !ANSWERS_WITH_SECRETS.has(plainPath(url))
  );
}

/** However it is written: a backend may ignore case and slashes. Fastify has refused what cannot be decoded. */
const plainPath = (url: string): string =>
  decodeURIComponent(url.split('?', 1)[0]!)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');

const withEncoding = (vary: string): string =>
  /\*|\baccept-encoding\b/i.test(vary) ? vary : vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;

/** What the backend has sent so far goes on at once. */
const compressor = (compression: Compression) =>
  compression === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH });
