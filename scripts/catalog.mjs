import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { dataFolder } from './lib/servers.mjs';

/** Imports or exports the catalogue (docs/catalog.md): of DATABASE_URL, else of the folder that `npm start` uses. */
requireNode();
await ensureInstalled();
await ensureBuilt();
const catalog = spawn(
  process.execPath,
  [inRoot('backend/dist/main.js'), 'catalog', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    // Where the command was typed, so that a folder is found from there.
    cwd: process.env.INIT_CWD,
    env: { ...process.env, ...dataFolder(undefined, process.env) },
  },
);
catalog.on('exit', (code) => process.exit(code ?? 1));
