import { fastify, type FastifyInstance } from 'fastify';
import { compressed, sendCompressed } from './compressed-text';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  const text = await compressed('a text '.repeat(100));
  app.get('/', (request, reply) => sendCompressed(request, reply, text));
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', null],
  ['identity', null],
  ['brown', null],
])('answers %s with %s', async (accepted, encoding) => {
  const answer = await fetch(app.listeningOrigin, { headers: { 'Accept-Encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe('a text '.repeat(100));
});
