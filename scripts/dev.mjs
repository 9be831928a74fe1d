import { spawn } from 'node:child_process';
import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endTogether } from './lib/lifetime.mjs';
import { inRoot, typescript } from './lib/paths.mjs';
import { onReady } from './lib/servers.mjs';
import { welcome } from './lib/welcome.mjs';

/** Hot reload for the shop, with the backend beside it, restarted on every change; `--memory`: the shop alone. */
requireNode();
await ensureInstalled();

const isInMemory = process.argv.includes('--memory');
const port = process.env.PORT ?? '4600';
const env = {
  ...process.env,
  PORT: port,
  DATA_FOLDER: process.env.DATA_FOLDER ?? inRoot('.data/dev'),
  BACKEND_URL: `http://127.0.0.1:${port}`,
};

const children = isInMemory ? [startShop('--mode', 'memory')] : [startBackend(), startShop()];
const stop = () => children.forEach((child) => child.kill());
for (const child of children) endTogether(child).on('exit', stop);

/** Restarts it on every change, once it has shut down. */
function startBackend() {
  const backend = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', ...typescript('demo/main.ts')],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env },
  );
  onReady(backend, (ready) => console.log(welcome('backend', ready)));
  return backend;
}

function startShop(...options) {
  const { SHOP_PORT } = process.env;
  const address = SHOP_PORT ? ['--host', '127.0.0.1', '--port', SHOP_PORT, '--strictPort'] : [];
  return spawn(process.execPath, [inRoot('node_modules/vite/bin/vite.js'), ...options, ...address], {
    stdio: 'inherit',
    env,
    cwd: inRoot(),
  });
}
