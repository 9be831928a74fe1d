import type { Server, ServerResponse } from 'node:http';
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
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (readiness.isStopping) endConnection(response);
  });
  return async () => {
    readiness.stop();
    open.forEach(endConnection);
    await wait(delayMs);
    server.close();
    while (open.size > 0) {
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
