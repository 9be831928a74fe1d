import { providerStates } from '../../../contracts/states';
import { states } from './states';

/** Duties whose calls this backend does not answer yet. */
const LATER = new Set('BD-03 BD-13 BD-14 BD-15 BD-18 BD-38'.split(' '));

it('can be reached for every call that is real [BDG-08]', () => {
  const needed = providerStates.filter(
    ({ id, usedBy }) => !LATER.has(id) && usedBy.some((duty) => !LATER.has(duty)),
  );
  expect(
    needed.filter(({ sentence }) => !(sentence in states)).map(({ id, sentence }) => `${id} ${sentence}`),
  ).toEqual([]);
});

it('are catalogued once each [BDG-08]', () => {
  for (const key of ['id', 'sentence'] as const)
    expect(new Set(providerStates.map((state) => state[key])).size).toBe(providerStates.length);
});
