import { unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { LatestRequest } from './latest-request';

type Answer = Result<string, { readonly kind: 'not-found' } | { readonly kind: 'unavailable' }>;

function aRequest() {
  const latest = new LatestRequest();
  const used: Answer[] = [];
  const take = (answer: Answer, newer?: Promise<Answer>) =>
    latest.deliver(Promise.resolve({ ...answer, ...(newer && { newer }) }), (each) => void used.push(each));
  return { latest, used, take };
}

const shown = (answers: readonly Answer[]) =>
  answers.map((answer) => (answer.ok ? answer.value : answer.failure.kind));

describe('the answer to a request', () => {
  it('is passed on, and if it came from a cache, followed by the newer one', async () => {
    const { used, take } = aRequest();
    await take(ok('old'), Promise.resolve(ok('new')));
    expect(shown(used)).toEqual(['old', 'new']);
  });

  it('stays if the newer request meets an outage, but not if it is refused', async () => {
    const { used, take } = aRequest();
    await take(ok('old'), Promise.resolve(unavailable('offline', '')));
    expect(shown(used)).toEqual(['old']);
    await take(ok('old'), Promise.resolve(failed({ kind: 'not-found' })));
    expect(shown(used)).toEqual(['old', 'old', 'not-found']);
  });

  it('is dropped once another request was made, whether cached or newer', async () => {
    const { latest, used, take } = aRequest();
    const first = take(ok('first'));
    await Promise.all([first, take(ok('second'))]);
    expect(shown(used)).toEqual(['second']);
    let arrive: (answer: Answer) => void = () => {};
    const taken = take(ok('old'), new Promise<Answer>((resolve) => (arrive = resolve)));
    await Promise.resolve();
    await Promise.resolve();
    latest.cancel();
    arrive(ok('new'));
    await taken;
    expect(shown(used)).toEqual(['second', 'old']);
  });
});
