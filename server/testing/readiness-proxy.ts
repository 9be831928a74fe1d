import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { bodyOf, close, listen } from './local-server';

const POLL_MS = 50;

interface Upstream {
  url: string;
  agent: Agent;
  isReady: boolean;
}

export interface ReadinessProxy {
  url: string;
  /** Sends requests to this server too, once it is ready. */
  add(url: string): void;
  /** How many servers are ready. */
  ready(): number;
  close(): Promise<void>;
}

/**
 * A round-robin load balancer over the servers that are ready: keeps connections to them, and tries the next one if
 * a connection is refused.
 */
export async function startReadinessProxy(urls: readonly string[]): Promise<ReadinessProxy> {
  const upstreams = urls.map(upstreamOf);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const ready = upstreams.filter(({ isReady }) => isReady);
    const inTurn = ready.map((_, index) => ready[(turn + index) % ready.length]!);
    void bodyOf(incoming).then((body) => pass(incoming, body, outgoing, inTurn));
  });
  const port = await listen(server);
  const poll = setInterval(() => upstreams.forEach((upstream) => void askReadiness(upstream)), POLL_MS);
  return {
    url: `http://127.0.0.1:${port}`,
    add: (url) => void upstreams.push(upstreamOf(url)),
    ready: () => upstreams.filter(({ isReady }) => isReady).length,
    close: async () => {
      clearInterval(poll);
      await close(server);
      upstreams.forEach(({ agent }) => agent.destroy());
    },
  };
}

const upstreamOf = (url: string): Upstream => ({
  url,
  agent: new Agent({ keepAlive: true }),
  isReady: false,
});

async function askReadiness(upstream: Upstream): Promise<void> {
  upstream.isReady = await fetch(`${upstream.url}/readyz`, { headers: { Connection: 'close' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

function pass(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [upstream, ...others]: readonly Upstream[],
): void {
  if (!upstream) return void outgoing.writeHead(502).end('No server is ready.');
  const { method, url, headers } = incoming;
  const { connection: _hop, ...passed } = headers;
  const asked = request(new URL(url ?? '/', upstream.url), {
    method,
    headers: passed,
    agent: upstream.agent,
  });
  asked.once('response', (answer) => {
    const { connection: _ofUpstream, 'keep-alive': _hint, ...answered } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, answered);
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  asked.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return pass(incoming, body, outgoing, others);
    outgoing.writeHead(502).end(String(error));
  });
  asked.end(body);
}
