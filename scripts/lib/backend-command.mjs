import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inRoot } from './paths.mjs';
import { dataFolder } from './servers.mjs';

/**
 * Runs a command of the built backend with the words that follow it, and ends with its exit code.
 *
 * @param {string} name
 * @param {Record<string, string | undefined>} [env] instead of this process's own
 */
export async function backendCommand(name, env = process.env) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const words = [inRoot('backend/dist/main.js'), name, ...process.argv.slice(2)];
  // Where the command was typed, so that a folder is found from there.
  const child = spawn(process.execPath, words, { stdio: 'inherit', cwd: process.env.INIT_CWD, env });
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** The shop that a command is about: that of DATABASE_URL, else the one of `npm start`. */
export function shopOf(env) {
  const MODE = env.MODE ?? (env.DATABASE_URL ? 'production' : 'demo');
  return { ...env, MODE, ...(env.DATABASE_URL ? {} : dataFolder(undefined, { ...env, MODE })) };
}
