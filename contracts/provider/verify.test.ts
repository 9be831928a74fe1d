import { operations } from '../../sdk/generated/document';
import { callOf, type Outcome } from '../kit/src/outcome';
import { play } from '../kit/src/play';
import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';

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

/** The other method of the address list, of which the shop uses one (NET-08), and calls behind a signed link. */
const NOT_OF_THE_ADAPTERS = ['downloadSelfie', 'listAddressesByQuery'];

test("every documented call, as made by the shop's own adapter, is answered by the reference backend [NET-09]", () => {
  const answered = interactions
    .filter((_interaction, index) => outcomes[index]?.result === 'passed')
    .map(({ description }) => callOf(description));
  const unanswered = Object.keys(operations).filter((call) => !answered.includes(call));
  expect(unanswered.sort()).toEqual(NOT_OF_THE_ADAPTERS);
});
