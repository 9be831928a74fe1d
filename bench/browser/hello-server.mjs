import { createServer, request } from 'node:http';
import { onEnd } from '../lib/clean-up.mjs';

/**
 * Forwards everything that is neither a page nor a file of the hello-world app to the shop's backend: calls and pictures.
 */
function forward(backendUrl, incoming, outgoing) {
  const { hostname, port } = new URL(backendUrl);
  const headers = { ...incoming.headers, host: `${hostname}:${port}` };
  const onward = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

const isPage = ({ headers }) => (headers.accept ?? '').includes('text/html');

/**
 * Serves a hello-world app on a free port.
 * @param {{ backendUrl: string, fileAt: (path: string) => object | undefined, pageAt: (path: string) => Promise<object> }} site
 * @returns {Promise<string>} its address
 */
export async function serveHelloWorld({ backendUrl, fileAt, pageAt }) {
  const answer = async (incoming, outgoing) => {
    const found = isPage(incoming) ? await pageAt(incoming.url) : fileAt(incoming.url);
    if (!found) return forward(backendUrl, incoming, outgoing);
    outgoing.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => outgoing.writeHead(500).end(error.message));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}`;
}
