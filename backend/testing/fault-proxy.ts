import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../../server/testing/local-server';

/**
 * How the network treats a request: `latency` and `slow` delay the answer or send it in small pieces, `reset_before`
 * breaks the connection before the server receives the request, `reset_after` and `cut_body` after it has done its
 * work, `refuse` accepts no connection, and `blackhole` never answers.
 */
export type FaultMode =
  | 'pass'
  | 'latency'
  | 'slow'
  | 'reset_before'
  | 'reset_after'
  | 'cut_body'
  | 'refuse'
  | 'blackhole';

export interface FaultProxy {
  url: string;
  stop(): Promise<void>;
}

const LATENCY_MS = 200;
const DRIP_BYTES = 64;
const DRIP_EVERY_MS = 5;
const END_OF_HEAD = '\r\n\r\n';

/** What a mode does with a connection; `upstream` connects on first use. */
type Treatment = (client: Socket, upstream: () => Socket) => void;

const TREATMENTS: Record<FaultMode, Treatment> = {
  pass: (client, upstream) => void client.pipe(upstream()).pipe(client),
  latency: (client, upstream) =>
    forward(client, upstream(), async (chunk) => {
      await pause(LATENCY_MS);
      client.write(chunk);
    }),
  slow: (client, upstream) =>
    forward(client, upstream(), async (chunk) => {
      for (let from = 0; from < chunk.length; from += DRIP_BYTES) {
        client.write(chunk.subarray(from, from + DRIP_BYTES));
        await pause(DRIP_EVERY_MS);
      }
    }),
  reset_before: (client) => void client.once('data', () => client.resetAndDestroy()),
  reset_after: (client, upstream) => forward(client, upstream(), async () => void client.resetAndDestroy()),
  cut_body: (client, upstream) =>
    forward(client, upstream(), async (chunk) => {
      const body = chunk.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
      client.write(chunk.subarray(0, body + Math.floor((chunk.length - body) / 2)), () => client.destroy());
    }),
  refuse: (client) => void client.destroy(),
  blackhole: (client) => void client.resume(),
};

/** The first byte of the answer shows that the server has done its work. */
function forward(client: Socket, server: Socket, deliver: (chunk: Buffer) => Promise<void>): void {
  client.pipe(server);
  let delivered = Promise.resolve();
  server.on('data', (chunk: Buffer) => {
    delivered = delivered.then(() => deliver(chunk));
  });
  server.on('close', () => void delivered.then(() => client.destroy()));
}

/** A proxy to a local server that injects network faults. */
export async function startFaultProxy(target: string, mode: FaultMode): Promise<FaultProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    keep(client);
    TREATMENTS[mode](client, () => {
      const upstream = keep(connect(Number(port), hostname));
      client.on('close', () => upstream.destroy());
      return upstream;
    });
  });
  const ownPort = await listen(server);
  if (mode === 'refuse') await close(server);
  const stop = async () => {
    sockets.forEach((socket) => socket.destroy());
    await close(server);
  };
  return { url: `http://127.0.0.1:${ownPort}`, stop };
}

async function close(server: Server): Promise<void> {
  if (server.listening) await new Promise((closed) => server.close(closed));
}
