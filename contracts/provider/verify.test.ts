import type { Outcome } from '../kit/src/outcome';
import { play } from '../kit/src/play';
import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { startTestBackend, type TestBackend } from '../../backend/src/testing/start-test-backend';

const TEN_MINUTES = 600_000;

const interactions = readInteractions(PACT_FILE);
let provider: TestBackend;
let outcomes: readonly Outcome[];

beforeAll(async () => {
  provider = await startTestBackend();
  outcomes = await play(interactions, provider);
}, TEN_MINUTES);
afterAll(() => provider.stop());

test('every interaction is played, in a state that could be entered [BDG-08]', () => {
  expect(outcomes).toHaveLength(interactions.length);
  expect(outcomes.filter(({ result }) => result === 'skipped')).toEqual([]);
});

test.each(interactions.map((interaction, index) => ({ index, title: interaction.description })))(
  '$title',
  ({ index }) => {
    expect(outcomes[index]?.reasons).toEqual([]);
  },
);
