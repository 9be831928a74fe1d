import { jest } from '@jest/globals';
import { FakeClock } from '../../../tests/support/fakes/fake-clock';
import { refused, unavailable } from '../../domain/shared/failure';
import { ok } from '../../domain/shared/result';
import { ReadAhead } from './read-ahead';

describe('reading ahead', () => {
  it('asks once for what is asked twice within seconds', async () => {
    const { readAhead, ask, count } = aReader();
    const [first, second] = await Promise.all([
      readAhead.share('product', { id: 1 }, ask),
      readAhead.share('product', { id: 1 }, ask),
    ]);
    expect(first).toBe(second);
    expect(count()).toBe(1);
  });

  it('asks again for something else, and after a while', async () => {
    const { readAhead, ask, count, clock } = aReader();
    await readAhead.share('product', { id: 1 }, ask);
    await readAhead.share('product', { id: 2 }, ask);
    clock.advance(5000);
    await readAhead.share('product', { id: 1 }, ask);
    expect(count()).toBe(3);
  });

  it('asks again where no answer came, but takes a "no" for an answer', async () => {
    const { readAhead } = aReader();
    const fail = jest.fn(async () => unavailable('offline', ''));
    await readAhead.share('home', {}, fail);
    await readAhead.share('home', {}, fail);
    expect(fail).toHaveBeenCalledTimes(2);
    const refuse = jest.fn(async () => refused('Closed on Mondays'));
    await readAhead.share('home', {}, refuse);
    expect(await readAhead.share('home', {}, refuse)).toEqual(refused('Closed on Mondays'));
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
  return { readAhead: new ReadAhead(clock), ask, count: () => asked, clock };
}
