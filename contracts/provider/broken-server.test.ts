import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import { play } from '../kit/src/play';
import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { type BreakingProxy, startBreakingProxy } from './broken/breaking-proxy';
import { type Breakage, BREAKAGES } from './broken/breakages';

const interactions = readInteractions(PACT_FILE);
/** A wrong type, a missing field, a 200 for an error: at least twenty-nine of thirty are caught. */
const MOST_UNNOTICED = 1;

let backend: TestBackend;
let proxy: BreakingProxy;
beforeAll(async () => {
  backend = await startTestBackend();
  proxy = await startBreakingProxy(backend.baseUrl);
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

async function reasonsFor({ interaction, spoil }: Breakage): Promise<readonly string[]> {
  const played = interactions.filter(({ description }) => description === interaction);
  expect(played).toHaveLength(1);
  proxy.spoilBy(spoil);
  const [outcome] = await play(played, { ...backend, baseUrl: proxy.url });
  return outcome?.reasons ?? [];
}

test('a server that keeps the contract passes through the same proxy', async () => {
  const names = new Set(BREAKAGES.map(({ interaction }) => interaction));
  for (const interaction of names)
    expect(await reasonsFor({ title: 'kept', interaction, spoil: () => {} })).toEqual([]);
});

test('at most one of thirty servers that break the contract passes; each failure has a reason', async () => {
  const unnoticed: string[] = [];
  for (const breakage of BREAKAGES)
    if ((await reasonsFor(breakage)).length === 0) unnoticed.push(breakage.title);
  expect(BREAKAGES.length).toBeGreaterThanOrEqual(30);
  expect(unnoticed.slice(MOST_UNNOTICED)).toEqual([]);
}, 120_000);
