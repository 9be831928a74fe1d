import type { FastifyRequest } from 'fastify';
import { FOR_AN_HOUR } from '../http/cache-control';

/** The origin of absolute links in an answer, and which caches may store the answer. */
interface LinkOrigin {
  readonly origin: string;
  readonly cacheControl: string;
}

/**
 * The shop's own origin if it is configured (SHOP_ORIGIN). Otherwise that of the request, which any client can
 * forge: no cache may then serve the answer to other clients.
 *
 * @returns undefined if the request names no host
 */
export function linkOrigin(
  shopOrigin: string | undefined,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): LinkOrigin | undefined {
  if (shopOrigin) return { origin: shopOrigin, cacheControl: FOR_AN_HOUR };
  const origin = requestOrigin(request);
  return origin === undefined ? undefined : { origin, cacheControl: 'private, no-store' };
}

/** Only a plain host, with or without a port: anything else in `Host` would end up in links. */
function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | undefined {
  const address = `${protocol}://${host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}
