import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SEEDED_FAULTS } from '../../backend/tests/seeded-faults.mjs';
import { PARTS } from '../../scripts/lib/seeded-faults.mjs';
import { cruiseFolder } from './cruise';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Only `npm run test:hard` seeds them: without these tests, nobody sees before that they no longer fit. */
describe('the seeded faults', () => {
  const sourceOf = (file: string) => readFileSync(path.join(ROOT, 'backend/src', file), 'utf8');

  it('each have one place in the source', () => {
    const misplaced = SEEDED_FAULTS.filter(({ file, text }) => sourceOf(file).split(text).length !== 2);
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });

  it('have all in their copy of the backend that its tests import', async () => {
    const { modules } = await cruiseFolder(ROOT, ['backend', 'scripts']);
    const imports = new Map(
      modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    );
    // Some tests build the backend.
    const isOfTests = /^backend\/(?:src|tests)\/.*\.test\.ts$|^scripts\/build\.mjs$/;
    const reached = new Set([...imports.keys()].filter((file) => isOfTests.test(file)));
    for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
    const isCopied = (file: string) => PARTS.some((part) => file === part || file.startsWith(`${part}/`));
    // Packages, and modules of Node, which have no ending.
    const isOurs = (file: string) => /\.\w+$/.test(file) && !/node_modules\/|^sdk\//.test(file);
    expect([...reached].filter(isCopied).length).toBeGreaterThan(300);
    expect([...reached].filter((file) => isOurs(file) && !isCopied(file))).toEqual([]);
  });
});
