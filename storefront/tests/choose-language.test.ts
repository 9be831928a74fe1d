import { fastify, type FastifyInstance } from 'fastify';
import { serveLanguageChoice } from '../src/http/choose-language';

let shop: FastifyInstance;
beforeAll(async () => {
  shop = fastify();
  serveLanguageChoice(shop, ['en', 'es']);
  await shop.listen({ port: 0 });
});
afterAll(() => shop.close());

async function choose(path: string, body: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.listeningOrigin + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const { location, 'set-cookie': cookie } = Object.fromEntries(answer.headers);
  return { status: answer.status, location, cookie };
}

it('remembers the language and leads back to the page', async () => {
  expect(await choose('/store/101?from=mail', 'language=es')).toEqual({
    status: 303,
    location: '/store/101?from=mail',
    cookie: 'language=es; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  });
});

it('sends the cookie over TLS only, if the page came over TLS', async () => {
  const { cookie } = await choose('/', 'language=en', { 'x-forwarded-proto': 'https' });
  expect(cookie).toMatch(/; Secure$/);
});

it.each(['//other.example', '//other.example/%2f..', '/\\other.example', '///other.example'])(
  'leads to no other origin: %s',
  async (path) => {
    const { location = '' } = await choose(path, 'language=es');
    expect(new URL(location, 'http://shop.example').origin).toBe('http://shop.example');
  },
);

it.each([
  ['a language that is not offered', 'language=fr', 404],
  ['no language', '', 404],
  ['a form that is too long', `language=es&x=${'x'.repeat(100)}`, 413],
])('refuses %s', async (_what, body, status) => {
  expect(await choose('/store', body)).toMatchObject({ status, cookie: undefined });
});

it('refuses the form of another site, and accepts its own', async () => {
  const from = (site: string) => choose('/store', 'language=es', { 'sec-fetch-site': site });
  expect(await from('same-origin')).toMatchObject({ status: 303 });
  for (const site of ['cross-site', 'same-site'])
    expect(await from(site)).toMatchObject({ status: 404, cookie: undefined });
});

it('answers other changes of a page as if there were none', async () => {
  const json = { 'content-type': 'application/json' };
  expect(await choose('/store', '{"language":"es"}', json)).toMatchObject({ status: 404, cookie: undefined });
});
