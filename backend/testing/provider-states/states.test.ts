import { providerStates } from '../../../contracts/states';
import { states } from './states';

it('every provider state of the catalogue can be entered [BDG-08]', () => {
  const missing = providerStates.filter(({ sentence }) => !(sentence in states));
  expect(missing.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([]);
});

it('every provider state is in the catalogue once [BDG-08]', () => {
  for (const key of ['id', 'sentence'] as const)
    expect(new Set(providerStates.map((state) => state[key])).size).toBe(providerStates.length);
});
