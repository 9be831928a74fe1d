import { createServer, type RequestListener } from 'node:http';
import { close, listen } from '../../../server/testing/local-server';
import type { BackendCall } from '../metrics/measurements';
import { backendCalls } from './backend-fetch';

/** A call to a backend that answers like this: its result, and what is counted of it. */
async function callOf(backend: RequestListener) {
  const server = createServer(backend);
  const counted: BackendCall[] = [];
  const call = backendCalls(`http://127.0.0.1:${await listen(server)}`, (each) => counted.push(each))();
  try {
    const answer = call('http://backend/connect/product?prodid=1').then((response) => response.text());
    return { text: await answer.catch(() => undefined), counted };
  } finally {
    await close(server);
  }
}

it('reads an answer that arrives in parts', async () => {
  const text = '{"name":"Rosé 🌹"}';
  const { text: received, counted } = await callOf((_, response) => {
    const bytes = Buffer.from(text);
    response.write(bytes.subarray(0, 13), () => response.end(bytes.subarray(13)));
  });
  expect(received).toBe(text);
  expect(counted).toMatchObject([{ path: '/connect/*', status: 200 }]);
});

it('waits for the answer when a hint comes before it', async () => {
  const { text, counted } = await callOf((_, response) => {
    response.writeEarlyHints({ link: '</a.css>; rel=preload' }, () => response.writeHead(404).end('{}'));
  });
  expect(text).toBe('{}');
  expect(counted).toMatchObject([{ status: 404 }]);
});

it('fails for an answer that breaks off, which is counted once', async () => {
  const { text, counted } = await callOf((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"name":', () => response.destroy());
  });
  expect(text).toBeUndefined();
  expect(counted).toMatchObject([{ status: 200 }]);
});

it('counts a call without an answer', async () => {
  const { text, counted } = await callOf((request) => request.destroy());
  expect(text).toBeUndefined();
  expect(counted).toMatchObject([{ status: 'none' }]);
});
