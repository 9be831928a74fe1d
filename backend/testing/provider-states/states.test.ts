import { providerStates } from '../../../contracts/states';
import { states } from './states';

it('can all be entered [BDG-08]', () => {
  const missing = providerStates.filter(({ sentence }) => !(sentence in states));
  expect(missing.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([]);
});

it('are in the catalogue once each [BDG-08]', () => {
  for (const key of ['id', 'sentence'] as const)
    expect(new Set(providerStates.map((state) => state[key])).size).toBe(providerStates.length);
});
