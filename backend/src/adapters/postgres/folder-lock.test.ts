import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartProblem } from '../../../../server/start-problem';
import { lockFolder } from './folder-lock';
import { processIdentity } from './process-identity';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lock-'));
  folder = join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true }));

it('locks a folder until it is released', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(StartProblem);
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

it('names the process that uses the folder', async () => {
  await writeFile(`${folder}.lock`, `${process.ppid} ${processIdentity(process.ppid)}`);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
});

it.each([
  ['that nobody is any more', '999999999 running'],
  ['whose number another process has now', `${process.ppid} of-an-earlier-boot:1`],
  ['that never wrote its mark', ''],
])('takes over the lock of a process %s', async (_whose, mark) => {
  await writeFile(`${folder}.lock`, mark);
  const unlock = await lockFolder(folder);
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(`${process.pid} ${processIdentity(process.pid)}`);
  await unlock();
});

it('refuses a file in place of a folder', async () => {
  await writeFile(folder, 'not a folder');
  await expect(lockFolder(folder)).rejects.toThrow(`The data folder ${folder} cannot be used`);
});
