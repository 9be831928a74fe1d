import { createServer } from 'node:http';
import { CALLS } from './calls.mjs';
import { pictureOf } from './pictures.mjs';

/** A backend for the storefront in plain Node: the calls of the browsing path, and the pictures of its products. */

const LONGEST_BODY = 100_000;

class BadRequest extends Error {}

async function givenWith(request, query) {
  if (request.method === 'GET') return Object.fromEntries(query);
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LONGEST_BODY) throw new BadRequest('The body is too long');
  }
  return parsed(text);
}

function parsed(text) {
  try {
    const body = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // Refused like every other text.
  }
  throw new BadRequest('The body is not a JSON object');
}

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://backend.invalid');
  const picture = request.method === 'GET' && pictureOf(pathname);
  if (picture) return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture);
  const call = CALLS[`${request.method} ${pathname}`];
  if (!call) return send(response, 404, { code: -1, message: 'Not found' });
  return send(response, 200, call(await givenWith(request, searchParams)));
}

const send = (response, status, body) =>
  void response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
    .end(JSON.stringify(body));

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    if (error instanceof BadRequest) return send(response, 400, { code: -1, message: error.message });
    console.error(error);
    return send(response, 500, { detail: 'Something went wrong. Please try again.' });
  });
});

// Node closes a connection after five idle seconds, perhaps while the storefront is sending a request on it.
server.keepAliveTimeout = 72_000;

server.listen(Number(process.env.PORT || 4601), process.env.HOST || '127.0.0.1', () => {
  const { address, port } = server.address();
  console.log(`The backend listens on http://${address}:${port}`);
});
