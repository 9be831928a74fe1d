import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { type Provider, startProvider } from './provider';
import { type Verdicts, verify } from './verdicts';

const TEN_MINUTES = 600_000;

const interactions = readInteractions(PACT_FILE);
let provider: Provider;
let verdicts: Verdicts;

beforeAll(async () => {
  provider = await startProvider();
  verdicts = await verify(provider);
}, TEN_MINUTES);
afterAll(() => provider.stop());

test('every state can be entered, and gives what its interactions need [BDG-08]', () => {
  expect(verdicts.stateProblems).toEqual([]);
});

test('every interaction is played, in its own fresh state', () => {
  const states = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  expect([...verdicts.statesEntered].sort()).toEqual(states.sort());
});

test.each(interactions.map((interaction) => ({ interaction, title: interaction.description })))(
  '$title',
  ({ interaction }) => {
    expect(verdicts.faultsOf(interaction)).toEqual([]);
  },
);
