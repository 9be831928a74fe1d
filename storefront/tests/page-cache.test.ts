import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { CacheLookUp } from '../src/metrics/measurements';
import { PageCache } from '../src/pages/page-cache';
import type { PageInPlace } from '../src/pages/shop-screens';
import type { RenderedPage, RenderPage } from '../src/rendering/rendering';

const PAGE_BYTES = 1_000;
/** A page counts for both compressions, of which one is made. */
const COUNTED_BYTES = 2.5 * PAGE_BYTES;

const rendered = (bytes = PAGE_BYTES): RenderedPage => ({
  status: 200,
  text: { br: randomBytes(bytes) },
  etag: '',
  styleHashes: [],
  scriptHashes: [],
});

const pageAt = (address: string): PageInPlace => ({
  page: { kind: 'public', query: [], parameters: {}, isIndexed: true },
  address,
  place: '',
  zipcode: '',
  language: 'en',
  tags: [],
  key: address,
});

const noFailure = (error: unknown): never => {
  throw error;
};

it('never holds more bytes than its limit, and keeps what was used last', async () => {
  const cache = new PageCache(async () => rendered(), 5 * COUNTED_BYTES, noFailure);
  const most: number[] = [];
  for (let number = 0; number < 20; number += 1) {
    await cache.pageFor(pageAt(`/store/${number}`));
    most.push(cache.bytes);
  }
  expect(Math.max(...most)).toBe(5 * COUNTED_BYTES);
  expect(cache.pages).toBe(5);
  expect(cache.readyPage(pageAt('/store/19'))).toBeDefined();
  expect(cache.readyPage(pageAt('/store/0'))).toBeUndefined();
});

it('sends a page that is larger than its limit, and does not hold it', async () => {
  const cache = new PageCache(async () => rendered(), COUNTED_BYTES - 1, noFailure);
  expect(await cache.pageFor(pageAt('/store/1'))).toMatchObject({ status: 200 });
  expect([cache.bytes, cache.pages]).toEqual([0, 0]);
});

it('renders a page once for ten requests at once, and counts those that have joined', async () => {
  let renderings = 0;
  const lookUps: CacheLookUp[] = [];
  const render = async () => {
    renderings += 1;
    return rendered();
  };
  const cache = new PageCache(render, 1_000_000, noFailure, (outcome) => void lookUps.push(outcome));
  const pages = await Promise.all(Array.from({ length: 10 }, () => cache.pageFor(pageAt('/store/1'))));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toMatchObject({ status: 200 });
  expect(renderings).toBe(1);
  expect(lookUps).toEqual(['miss', ...Array.from({ length: 9 }, () => 'joined')]);
});

describe('a backend that gives no answer', () => {
  const clock = () => jest.spyOn(performance, 'now');
  afterEach(() => jest.restoreAllMocks());

  /** The first rendering has found it out; the next ones are still waiting. */
  async function cacheThatKnows(...later: (() => ReturnType<RenderPage>)[]): Promise<PageCache> {
    const answers = [async () => 'unavailable' as const, ...later];
    const cache = new PageCache(async () => answers.shift()!(), 1_000_000, noFailure);
    expect(await cache.pageFor(pageAt('/store'))).toBe('unavailable');
    return cache;
  }
  const silence = () => new Promise<never>(() => undefined);

  it('is known to the next pages before their own renderings find it out', async () => {
    const cache = await cacheThatKnows(silence, async () => 'overloaded');
    expect(await cache.pageFor(pageAt('/store/1'))).toBe('unavailable');
    expect(await cache.pageFor(pageAt('/store/2'))).toBe('unavailable');
  });

  it('is no longer assumed once a page was rendered, or after ten seconds', async () => {
    const answering = await cacheThatKnows(async () => rendered(), silence);
    await answering.pageFor(pageAt('/store/1'));
    expect(await answering.pageFor(pageAt('/store/2'))).toBeUndefined();
    const silent = await cacheThatKnows(silence);
    clock().mockReturnValue(performance.now() + 10_000);
    expect(await silent.pageFor(pageAt('/store/1'))).toBeUndefined();
  });
});
