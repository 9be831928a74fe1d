import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Readiness } from './readiness';

/** How often unused connections are closed. */
const SWEEP_MS = 50;

/**
 * Prepares a server to stop without failing a request. The returned function stops it: first it is not ready but still
 * answers, so that load balancers use another server; then it accepts no connections, and ends when its open requests
 * have. Every answer asks the client to close the connection.
 *
 * @param delayMs how long it keeps answering
 */
export function gracefulStop(server: Server, readiness: Readiness, delayMs: number): () => Promise<void> {
  // By connection: a listener for each response would take as long as a tenth of an answer from memory.
  const latest = new Map<Socket, ServerResponse>();
  server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  server.prependListener('request', ({ socket }, response) => {
    latest.set(socket, response);
    if (readiness.isStopping) endConnection(response);
  });
  return async () => {
    readiness.stop();
    latest.forEach(endConnection);
    await wait(delayMs);
    server.close();
    while ([...latest.values()].some((response) => !response.writableFinished)) {
      server.closeIdleConnections();
      await wait(SWEEP_MS);
    }
    // Connections without a request, such as those that browsers open in advance.
    server.closeAllConnections();
  };
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
