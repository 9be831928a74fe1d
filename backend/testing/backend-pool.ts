import { createServer } from 'node:http';
import { listen } from '../../server/testing/local-server';
import { startTestBackend, type TestBackend } from './start-test-backend';

/**
 * One backend per test worker for a whole run: a request to `/<worker>` returns the address of that worker's backend.
 * Prints its own address, and ends when its standard input is closed.
 */
const backends = new Map<string, Promise<TestBackend>>();

function backendOf(worker: string): Promise<TestBackend> {
  const backend = backends.get(worker) ?? startTestBackend();
  backends.set(worker, backend);
  return backend;
}

const server = createServer((request, response) => {
  // Otherwise a test file could send its request on a connection that is being closed after five idle seconds.
  response.setHeader('Connection', 'close');
  backendOf(request.url ?? '').then(
    ({ baseUrl }) => response.end(baseUrl),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
console.log(`http://127.0.0.1:${await listen(server)}`);
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
