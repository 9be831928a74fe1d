import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftedPact, keyOf, readInteractions, valuesWanted } from '../pact-file';
import { PACT_FILE } from '../parties';
import { providerStates, valuesOf } from '../states';

/** Set to commit what the consumer tests wrote after a change (docs/contracts.md). */
const { UPDATE_PACT } = process.env;

beforeAll(() => {
  if (!UPDATE_PACT) return;
  mkdirSync(dirname(PACT_FILE), { recursive: true });
  writeFileSync(PACT_FILE, draftedPact());
});

const committed = () => readInteractions(PACT_FILE);

test('the committed pact equals what the consumer tests wrote', () => {
  expect(readFileSync(PACT_FILE, 'utf8')).toBe(draftedPact());
});

test('no two interactions have the same key', () => {
  const keys = committed().map(keyOf);
  expect(keys).toEqual([...new Set(keys)]);
});

test('every interaction begins in one state of the catalogue', () => {
  const known = providerStates.map(({ sentence }) => sentence as string);
  const unknown = committed().filter(
    ({ providerStates: states = [] }) =>
      states.length !== 1 || !states.every(({ name }) => known.includes(name)),
  );
  expect(unknown).toEqual([]);
});

test('an interaction needs no value that its state does not provide', () => {
  const missing = committed().flatMap((interaction) => {
    const given = valuesOf(interaction.providerStates?.[0]?.name ?? '');
    const absent = valuesWanted(interaction).filter((name) => !given.includes(name));
    return absent.map((name) => `${interaction.description}: ${name}`);
  });
  expect(missing).toEqual([]);
});
