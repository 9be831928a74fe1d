import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrationsFolder } from '../src/adapters/postgres/migrations-folder';

const run = promisify(execFile);

const BACKEND = join(dirname(fileURLToPath(import.meta.url)), '..');
const ROOT = join(BACKEND, '..');

export interface BuiltBackend {
  /** The file for Node to run. */
  main: string;
  remove(): Promise<void>;
}

/** The backend bundled as for a deployment, in a temporary folder: it starts in half the time that tsx needs. */
export async function buildBackend(): Promise<BuiltBackend> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/backend-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(BACKEND, 'vite.config.ts');
  const options = ['--config', config, '--outDir', folder, '--sourcemap', 'false', '--logLevel', 'warn'];
  await run(process.execPath, [vite, 'build', BACKEND, ...options], { cwd: ROOT });
  await symlink(migrationsFolder(), join(folder, 'migrations'));
  return { main: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}
