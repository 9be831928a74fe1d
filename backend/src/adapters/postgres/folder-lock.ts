import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../../../../server/start-problem';
import { processIdentity } from './process-identity';

/**
 * Locks a PGlite folder for this process: two processes on one folder lose data without an error. The lock file is
 * beside the folder, whose contents belong to PGlite. Returns a function that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${resolve(folder)}.lock`;
  await mkdir(folder, { recursive: true }).catch((cause: Error) => {
    throw new StartProblem(`The data folder ${folder} cannot be used: ${cause.message}`);
  });
  if (!(await tryLock(lock))) await replaceStaleLock(lock, folder);
  return () => rm(lock, { force: true });
}

const ownMark = () => `${process.pid} ${processIdentity(process.pid)}`;

async function tryLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, ownMark(), { flag: 'wx' });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new StartProblem(`The data folder's lock ${lock} cannot be written: ${(cause as Error).message}`);
  }
}

/** When two processes replace the same stale lock at once, the one that finds another mark after this pause gives up. */
const TAKEOVER_PAUSE_MS = 100;

/** A killed process leaves its lock behind; the process identity in it shows that it is stale. */
async function replaceStaleLock(lock: string, folder: string): Promise<void> {
  const [pid = '', identity] = (await readMark(lock)).split(' ');
  if (identity !== undefined && processIdentity(Number(pid)) === identity)
    throw inUse(folder, `process ${pid}`);
  await rm(lock, { force: true });
  const taken = await tryLock(lock);
  await pause(TAKEOVER_PAUSE_MS);
  if (!taken || (await readMark(lock)) !== ownMark()) throw inUse(folder, 'another process');
}

const readMark = (lock: string) => readFile(lock, 'utf8').catch(() => '');

function inUse(folder: string, user: string): StartProblem {
  return new StartProblem(
    `The data folder ${folder} is in use by ${user}: stop it first, or choose another folder with DATA_FOLDER or --data.`,
  );
}
