import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gracefulStop } from './graceful-stop';
import { Readiness } from './readiness';
import { listen } from './testing/local-server';

/** A server that holds requests to `/slow` until they are released. */
async function startServer(delayMs: number) {
  const held: ServerResponse[] = [];
  const arrivals: (() => void)[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    if (request.url !== '/slow') return void response.end('at once');
    held.push(response);
    arrivals.shift()?.();
  });
  const readiness = new Readiness({});
  const stop = gracefulStop(server, readiness, delayMs);
  const port = await listen(server);
  return {
    readiness,
    stop,
    port,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    arrival: () => new Promise<void>((resolve) => arrivals.push(resolve)),
    release: () => held.splice(0).forEach((response) => response.end('late')),
    closed: once(server, 'close'),
  };
}

it('ends open requests, and refuses new connections meanwhile', async () => {
  const server = await startServer(0);
  const arrival = server.arrival();
  const slow = server.get('/slow');
  await arrival;
  const stopped = server.stop();
  expect((await server.readiness.report()).ready).toBe(false);
  await untilRefused(server.port);
  server.release();
  const answer = await slow;
  expect([answer.status, await answer.text()]).toEqual([200, 'late']);
  expect(answer.headers.get('connection')).toBe('close');
  await stopped;
  await server.closed;
});

/** Connects until nothing listens. */
async function untilRefused(port: number): Promise<void> {
  let code: string | undefined;
  while (code !== 'ECONNREFUSED') {
    const socket = connect(port, '127.0.0.1');
    code = await once(socket, 'connect').then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    socket.destroy();
  }
}

it('keeps answering for a while once it is not ready, and asks clients to close their connections', async () => {
  const server = await startServer(300);
  const kept = await server.get('/');
  await kept.text();
  expect(kept.headers.get('connection')).toBe('keep-alive');
  const stopped = server.stop();
  expect((await server.readiness.report()).ready).toBe(false);
  const last = await server.get('/');
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await server.closed;
});

it('does not wait for connections without a request', async () => {
  const server = await startServer(0);
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  await (await server.get('/')).text();
  await server.stop();
  await server.closed;
  await once(socket, 'close');
});
