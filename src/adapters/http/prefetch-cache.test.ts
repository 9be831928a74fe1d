import { jest } from '@jest/globals';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { refused, unavailable } from '../../domain/shared/failure';
import { ok } from '../../domain/shared/result';
import { PrefetchCache } from './prefetch-cache';

describe('the prefetch cache', () => {
  it('shares one call between two equal requests within seconds', async () => {
    const { prefetchCache, ask, count } = aReader();
    const [first, second] = await Promise.all([
      prefetchCache.share('product', { id: 1 }, ask),
      prefetchCache.share('product', { id: 1 }, ask),
    ]);
    expect(first).toBe(second);
    expect(count()).toBe(1);
  });

  it('calls again for another request, and after a while', async () => {
    const { prefetchCache, ask, count, clock } = aReader();
    await prefetchCache.share('product', { id: 1 }, ask);
    await prefetchCache.share('product', { id: 2 }, ask);
    clock.advance(5000);
    await prefetchCache.share('product', { id: 1 }, ask);
    expect(count()).toBe(3);
  });

  it('calls again after an outage, but not after a refusal', async () => {
    const { prefetchCache } = aReader();
    const fail = jest.fn(async () => unavailable('offline', ''));
    await prefetchCache.share('home', {}, fail);
    await prefetchCache.share('home', {}, fail);
    expect(fail).toHaveBeenCalledTimes(2);
    const refuse = jest.fn(async () => refused('Closed on Mondays'));
    await prefetchCache.share('home', {}, refuse);
    expect(await prefetchCache.share('home', {}, refuse)).toEqual(refused('Closed on Mondays'));
    expect(refuse).toHaveBeenCalledTimes(1);
  });
});

function aReader() {
  const clock = new FakeClock();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return ok(asked);
  };
  return { prefetchCache: new PrefetchCache(clock), ask, count: () => asked, clock };
}
