import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { watchTraffic } from './support/traffic';

/** Possible answers of a backend to listBanners. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '1': { code: 1, desktop: [], mobile: [] },
  '2': { code: 1, desktop: 'none' },
};

const server = createServer(({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://here');
  const answer =
    pathname === '/connect/index/banners' ? ANSWERS[searchParams.get('store_id') ?? ''] : 'a page';
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(answer));
});
test.beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
test.afterAll(() => server.close());

test('answers in browser tests are checked against the document: a wrong answer is detected', async ({
  page,
}) => {
  const { port } = server.address() as AddressInfo;
  const traffic = watchTraffic(page.context());
  await page.goto(`http://127.0.0.1:${port}/`);
  const ask = (id: string) =>
    page.evaluate(async (path) => (await fetch(path)).text(), `/connect/index/banners?store_id=${id}`);
  await ask('1');
  expect(await traffic()).toEqual([]);
  await ask('2');
  expect(await traffic()).toEqual([expect.stringContaining('what the document does not allow')]);
});
