import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { inRoot } from './paths.mjs';

/**
 * Runs a command of the built backend with the words that follow it, and ends with its exit code.
 *
 * @param {string} name
 */
export async function backendCommand(name) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const words = [inRoot('backend/dist/main.js'), name, ...process.argv.slice(2)];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}
