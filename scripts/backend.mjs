import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { dataFolder } from './lib/servers.mjs';

/**
 * Runs a command of the built backend, such as `orders list`, and ends with its exit code. The commands and their
 * words are in docs/operate.md, docs/deploy.md and docs/catalog.md.
 */
requireNode();
await ensureInstalled();
await ensureBuilt();

const command = process.argv.slice(2);
/** These two need a shop that is configured; the others also know the one of `npm start`. */
const isForConfiguredShop = command[0] === 'migrate' || command[0] === 'doctor';
const env = isForConfiguredShop ? process.env : shopOf(process.env);
// Where the command was typed, so that a folder is found from there.
const options = { stdio: 'inherit', cwd: process.env.INIT_CWD, env };
const child = spawn(process.execPath, [inRoot('backend/dist/main.js'), ...command], options);
child.on('exit', (code) => process.exit(code ?? 1));

/** The shop that a command is about: that of DATABASE_URL, else the one of `npm start`. */
function shopOf(given) {
  const MODE = given.MODE ?? (given.DATABASE_URL ? 'production' : 'demo');
  return { ...given, MODE, ...(given.DATABASE_URL ? {} : dataFolder(undefined, { ...given, MODE })) };
}
