import { mkdtemp, readFile, rm, utimes, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOnce } from '../../scripts/lib/make-once.mjs';

let folder: string;
let made: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-made-'));
  made = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a file from sources that have this fingerprint. */
const makeFrom = (fingerprint: string) => {
  const file = join(folder, 'main.js');
  return makeOnce({ stamp: join(folder, 'stamp'), fingerprint, files: [file] }, async () => {
    made.push(fingerprint);
    await writeFile(file, '');
    await writeFile(file, `from ${fingerprint}`);
  });
};
const content = () => readFile(join(folder, 'main.js'), 'utf8');

it('is made by one of several processes that need it at the same time, and is complete for the others', async () => {
  const seen = await Promise.all([1, 2, 3].map(() => makeFrom('a').then(content)));
  expect(seen).toEqual(['from a', 'from a', 'from a']);
  expect(made).toEqual(['a']);
});

it('is made again when its sources have changed, or when it is missing', async () => {
  await makeFrom('a');
  await makeFrom('b');
  await rm(join(folder, 'main.js'));
  await makeFrom('b');
  expect(made).toEqual(['a', 'b', 'b']);
  expect(await content()).toBe('from b');
});

it('is made again after it has failed', async () => {
  const product = { stamp: join(folder, 'stamp'), fingerprint: 'a', files: [] };
  const failing = () => Promise.reject(new Error('no space left'));
  await expect(makeOnce(product, failing)).rejects.toThrow('no space left');
  await makeFrom('a');
  expect(made).toEqual(['a']);
});

/** Another process has last renewed its lock at that time. */
async function lockedBy(secondsAgo: number): Promise<string> {
  const lock = join(folder, 'stamp.lock');
  const then = new Date(Date.now() - secondsAgo * 1_000);
  await mkdir(lock);
  await utimes(lock, then, then);
  return lock;
}

it('does not wait for a process that was killed while making it', async () => {
  await lockedBy(61);
  await makeFrom('a');
  expect(made).toEqual(['a']);
});

it('waits for a process that is late with renewing its lock, as on a busy machine', async () => {
  const lock = await lockedBy(30);
  const waiting = makeFrom('a');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(made).toEqual([]);
  await rm(lock, { recursive: true });
  await waiting;
  expect(made).toEqual(['a']);
});
