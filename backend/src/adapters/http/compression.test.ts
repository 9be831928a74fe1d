import { fastify, type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await compressAnswers(app);
  const answer = { api_token: 'tok_x', text: 'reflected '.repeat(500) };
  for (const operationId of ['signIn', 'listCategories'])
    app.get(`/${operationId}`, { schema: { operationId } }, () => answer);
  app.get('/short', () => ({ code: 1 }));
  app.get('/picture', (_request, reply) => reply.type('image/jpeg').send(Buffer.alloc(5_000)));
  app.post('/echo', (request) => request.body);
  await app.listen({ port: 0 });
});
afterAll(() => app.close());

const encodingOf = async (path: string) =>
  (await fetch(app.listeningOrigin + path, { headers: { 'Accept-Encoding': 'br, gzip' } })).headers.get(
    'content-encoding',
  );

it('compresses texts that are worth it', async () => {
  expect(await encodingOf('/listCategories')).toBe('br');
  expect(await encodingOf('/short')).toBeNull();
});

it('leaves pictures as they are', async () => {
  expect(await encodingOf('/picture')).toBeNull();
});

it('leaves answers with a session’s token as they are, however long', async () => {
  expect(await encodingOf('/signIn')).toBeNull();
});

it('does not decompress request bodies', async () => {
  const answer = await fetch(`${app.listeningOrigin}/echo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    body: '{"code":1}',
  });
  expect(await answer.json()).toEqual({ code: 1 });
});
