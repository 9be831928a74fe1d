import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

export interface BuiltServer {
  folder: string;
  /** The file for Node to run. */
  main: string;
  remove(): Promise<void>;
}

/** A server bundled as for a deployment, in a temporary folder: it starts in half the time that tsx needs. */
export async function buildServer(workspace: 'backend' | 'storefront'): Promise<BuiltServer> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, `.cache/${workspace}-`));
  const sources = join(ROOT, workspace);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(sources, 'vite.config.ts');
  const options = ['--config', config, '--outDir', folder, '--sourcemap', 'false', '--logLevel', 'warn'];
  await run(process.execPath, [vite, 'build', sources, ...options], { cwd: ROOT });
  return {
    folder,
    main: join(folder, 'main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
