import { jest } from '@jest/globals';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { refused, type Unavailable, unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { AnswerCache } from './answer-cache';

describe('the cache of answers', () => {
  it('shares one call between two equal requests within seconds', async () => {
    const { answerCache, ask, count } = aReader();
    const [first, second] = await Promise.all([
      answerCache.share('product', { id: 1 }, ask),
      answerCache.share('product', { id: 1 }, ask),
    ]);
    expect(first).toBe(second);
    expect(count()).toBe(1);
  });

  it('calls again for another request, and after a while', async () => {
    const { answerCache, ask, count, clock } = aReader();
    await answerCache.share('product', { id: 1 }, ask);
    await answerCache.share('product', { id: 2 }, ask);
    clock.advance(5000);
    await answerCache.share('product', { id: 1 }, ask);
    expect(count()).toBe(3);
  });

  it('calls again after an outage, but not after a refusal', async () => {
    const { answerCache } = aReader();
    const fail = jest.fn(async () => unavailable('offline', ''));
    await answerCache.share('home', {}, fail);
    await answerCache.share('home', {}, fail);
    expect(fail).toHaveBeenCalledTimes(2);
    const refuse = jest.fn(async () => refused('Closed on Mondays'));
    await answerCache.share('home', {}, refuse);
    expect(await answerCache.share('home', {}, refuse)).toEqual(refused('Closed on Mondays'));
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  it('keeps an answer for as long as it is said to be fresh', async () => {
    const { answerCache, ask, count, clock } = aReader();
    await answerCache.share('categories', {}, ask, 60_000);
    clock.advance(59_999);
    await answerCache.share('categories', {}, ask, 60_000);
    expect(count()).toBe(1);
  });
});

describe('an answer that is no longer fresh', () => {
  it('is returned at once, and followed by the newer one', async () => {
    const { answerCache, ask, clock } = aReader();
    expect(await answerCache.shareCached('product', { id: 1 }, ask)).toEqual(ok(1));
    clock.advance(5000);
    const cached = await answerCache.shareCached('product', { id: 1 }, ask);
    expect(cached).toEqual({ ...ok(1), newer: expect.anything() as unknown });
    expect(await cached.newer).toEqual(ok(2));
    expect(await answerCache.shareCached('product', { id: 1 }, ask)).toEqual(ok(2));
  });

  it('is returned also if a link has already requested the newer one', async () => {
    const { answerCache, ask, count, clock } = aReader();
    await answerCache.shareCached('product', { id: 1 }, ask);
    clock.advance(5000);
    void answerCache.shareCached('product', { id: 1 }, ask);
    const cached = await answerCache.shareCached('product', { id: 1 }, ask);
    expect(await cached.newer).toEqual(ok(2));
    expect(count()).toBe(2);
  });

  it('is kept during an outage, and requested again at once', async () => {
    const { answerCache, ask, clock } = aReader();
    const outage = async (): Promise<Result<number, Unavailable>> => unavailable('offline', '');
    await answerCache.shareCached('product', { id: 1 }, ask);
    clock.advance(5000);
    const cached = await answerCache.shareCached('product', { id: 1 }, outage);
    expect(await cached.newer).toEqual(unavailable('offline', ''));
    const again = await answerCache.shareCached('product', { id: 1 }, ask);
    expect([again, await again.newer]).toEqual([expect.objectContaining(ok(1)), ok(2)]);
  });

  it('is not shown after ten minutes', async () => {
    const { answerCache, ask, clock } = aReader();
    await answerCache.shareCached('product', { id: 1 }, ask);
    clock.advance(10 * 60_000);
    expect(await answerCache.shareCached('product', { id: 1 }, ask)).toEqual(ok(2));
  });

  it('is evicted after a hundred others', async () => {
    const { answerCache, ask, clock, count } = aReader();
    await answerCache.shareCached('product', { id: 0 }, ask);
    for (let id = 1; id <= 100; id += 1) await answerCache.shareCached('product', { id }, ask);
    clock.advance(5000);
    expect(await answerCache.shareCached('product', { id: 100 }, ask)).toHaveProperty('newer');
    const before = count();
    expect(await answerCache.shareCached('product', { id: 0 }, ask)).toEqual(ok(before + 1));
  });
});

function aReader() {
  const clock = new FakeClock();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return ok(asked);
  };
  return { answerCache: new AnswerCache(clock), ask, count: () => asked, clock };
}
