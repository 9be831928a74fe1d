import { spawn } from 'node:child_process';
import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { endTogether } from './lib/lifetime.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { welcome } from './lib/welcome.mjs';

requireNode();
const values = readOptions({ port: { type: 'string' }, data: { type: 'string' } });
await ensureInstalled();
await ensureBuilt();

console.log('Opening the shop …');
const server = spawn(process.execPath, mainOf(process.env), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: values.port ?? process.env.PORT ?? '4600',
    DATA_FOLDER: values.data ?? process.env.DATA_FOLDER ?? inRoot('.data/shop'),
    SHOP_FOLDER: process.env.SHOP_FOLDER ?? inRoot('dist/shop'),
    SHOP_RENDERER: process.env.SHOP_RENDERER ?? inRoot('dist/shop-server/entry-server.js'),
  },
});

endTogether(server);
server.on('message', (message) => {
  if (message.event === 'progress') console.log(`${message.text} …`);
  if (message.event === 'ready') console.log(welcome('shop', message));
});
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);

/** The demo, unless it is switched off; with TEST_MODE, the backend with provider states. */
function mainOf({ DEMO, TEST_MODE }) {
  const isOff = (text) => !text || text === '0' || text === 'false';
  if (!isOff(TEST_MODE)) return [inRoot('node_modules/tsx/dist/cli.mjs'), inRoot('backend/testing/main.ts')];
  return [inRoot(DEMO && isOff(DEMO) ? 'backend/dist/main.js' : 'demo/dist/main.js')];
}
