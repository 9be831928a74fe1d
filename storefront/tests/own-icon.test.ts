import { fastify } from 'fastify';
import { serveOwnIcon } from '../src/http/own-icon';

it.each([
  ['/files/icon.svg', '/favicon.ico', '/files/icon.svg'],
  ['/files/icon.svg', '/apple-touch-icon.png?v=2', '/files/icon.svg'],
  ['https://files.example/icon.svg', '/favicon.ico', 'https://files.example/icon.svg'],
  // It would lead to itself.
  ['/favicon.ico', '/favicon.ico', null],
  ['/files/icon.svg', '/store', null],
])('with the icon %s, %s leads to %s', async (icon, address, location) => {
  const app = fastify();
  serveOwnIcon(app, icon);
  app.get('/*', () => 'served');
  const answer = await fetch((await app.listen({ port: 0 })) + address, { redirect: 'manual' });
  await app.close();
  expect(answer.headers.get('location')).toBe(location);
});
