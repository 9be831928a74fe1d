import { jest } from '@jest/globals';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { refused, unavailable } from '../../domain/shared/failure';
import { ok } from '../../domain/shared/result';
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
