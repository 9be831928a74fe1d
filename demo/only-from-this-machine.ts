import type { onRequestHookHandler } from 'fastify';
import { isLoopback } from '../backend/src/mode';

/**
 * A hook for pages that show mails or make calls fail: other machines do not find them, even if a proxy on this one
 * passes their requests on, and neither does a page of another site whose name leads to this machine.
 */
export const onlyFromThisMachine: onRequestHookHandler = (request, reply, done) => {
  const { 'x-forwarded-for': senders, 'x-forwarded-host': host = request.headers.host } = request.headers;
  const addresses = [request.socket.remoteAddress, ...String(senders ?? '').split(',')];
  if (
    addresses.every((address) => !address || isLoopback(plain(address))) &&
    isLoopback(nameOf(String(host)))
  )
    done();
  else reply.callNotFound();
};

/** Without the prefix of an IPv4 address on an IPv6 socket. */
const plain = (address: string) => address.trim().replace(/^::ffff:/, '');

function nameOf(host: string): string {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  return url?.hostname.replace(/^\[|\]$/g, '') ?? host;
}
