import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const node = (...args: string[]) => promisify(execFile)(process.execPath, args);
const bin = (file: string) => path.join(ROOT, 'node_modules', file);

/** A program that uses the other client, with its types for calls and inputs. */
const PROGRAM = `
import { listCategories, lookUpZipcode } from './client';
await listCategories({ baseUrl: 'https://shop.example' });
// @ts-expect-error A look-up without a body.
await lookUpZipcode({ baseUrl: 'https://shop.example' });
`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    noEmit: true,
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'second-generator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a client from another generator compiles, and rejects a mistake', async () => {
  const document = path.join(ROOT, 'sdk/generated/openapi.json');
  await node(bin('@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', path.join(folder, 'client'));
  await writeFile(path.join(folder, 'program.ts'), PROGRAM);
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  const { stdout } = await node(bin('typescript-7/bin/tsc'), '-p', folder);
  expect(stdout).toBe('');
}, 60_000);
