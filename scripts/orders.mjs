import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';

/** Shows and cancels orders (docs/operations.md). */
requireNode();
await ensureInstalled();
await ensureBuilt();
const words = process.argv.slice(2);
const orders = spawn(process.execPath, [inRoot('backend/dist/main.js'), 'orders', ...words], {
  stdio: 'inherit',
});
orders.on('exit', (code) => process.exit(code ?? 1));
