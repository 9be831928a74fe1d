import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './run';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A listing of files and the output of npm are longer than a child process may print by default. */
const LARGE = { maxBuffer: 64 * 1024 * 1024 };

export interface OlderVersion {
  /** Its built backend. */
  main: string;
  remove(): Promise<void>;
}

/** The commits before the last changes of the database's schema, the latest first; empty without Git's history. */
export async function commitsBeforeMigrations(count: number): Promise<string[]> {
  const log = ['log', '--first-parent', '--format=%P', `--max-count=${count}`, '--', 'backend/migrations'];
  const { stdout } = await run('git', log, { cwd: ROOT }).catch(() => ({ stdout: '' }));
  return stdout.split('\n').flatMap((parents) => parents.split(' ', 1)[0] || []);
}

/** Installs and builds the backend of a commit in a temporary folder. */
export async function buildOlderVersion(commit: string): Promise<OlderVersion> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cork-and-petal-version-'));
  const archive = path.join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
  await run('tar', ['--extract', '--file', archive, '--directory', folder]);
  await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, ...LARGE });
  await run(process.execPath, ['scripts/build.mjs', '--only', 'backend'], { cwd: folder, ...LARGE });
  return {
    main: path.join(folder, 'backend/dist/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
