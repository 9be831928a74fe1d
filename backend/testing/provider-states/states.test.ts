import { providerStates } from '../../../contracts/states';
import { states } from './states';

it('can be reached, every one [BDG-08]', () => {
  const missing = providerStates.filter(({ sentence }) => !(sentence in states));
  expect(missing.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([]);
});

it('are catalogued once each [BDG-08]', () => {
  for (const key of ['id', 'sentence'] as const)
    expect(new Set(providerStates.map((state) => state[key])).size).toBe(providerStates.length);
});
