import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { typescript } from '../../scripts/lib/paths.mjs';

let child;
let server;

/** Resolves with the address of the backend pool, which ends with this process. */
function startPool() {
  child = spawn(process.execPath, typescript('backend/testing/backend-pool.ts'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The test backend ended with ${code}.`)));
  });
}

/**
 * For tests that use the backend only through its calls: one backend per Jest worker for the whole run, instead of
 * one per file. It is started when the first test asks for it.
 */
export async function setup() {
  let pool;
  server = createServer(async (request, response) => {
    // As in the pool: no file sends its request on a connection that is being closed.
    response.setHeader('Connection', 'close');
    try {
      pool ??= startPool();
      const answer = await fetch((await pool) + request.url);
      response.writeHead(answer.status).end(await answer.text());
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.BACKEND_POOL = `http://127.0.0.1:${server.address().port}`;
}

export async function teardown() {
  server.close();
  if (!child) return;
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
}
