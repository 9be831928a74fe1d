import { once } from 'node:events';
import { type IncomingMessage, Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/**
 * Starts a server on a free local port, and returns the port. Idle connections are kept: Node closes them after five
 * seconds, and a client in a busy process can send a request on one at that moment.
 */
export async function listen(server: Server): Promise<number> {
  if (server instanceof HttpServer) server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stops a server and closes its connections. */
export async function close(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
