import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const LENDER = path.join(ROOT, 'backend/testing/lend-backends.ts');

let child;
let server;

/** Resolves with the address of the process that lends backends, which ends with this one. */
function startLender() {
  child = spawn(process.execPath, [TSX, LENDER], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The test backend ended with ${code}.`)));
  });
}

/**
 * For tests that meet the backend by its calls alone: one backend a Jest worker for the whole run, instead of one a
 * file. It is started when the first test asks for it.
 */
export async function setup() {
  let lender;
  server = createServer(async (request, response) => {
    try {
      lender ??= startLender();
      const answer = await fetch((await lender) + request.url);
      response.writeHead(answer.status).end(await answer.text());
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.BACKEND_LENDER = `http://127.0.0.1:${server.address().port}`;
}

export async function teardown() {
  server.close();
  if (!child) return;
  const ended = once(child, 'exit');
  child.stdin.end();
  await ended;
}
