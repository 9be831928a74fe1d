import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

/** The catalogue of states: every view in every state, on a local server that reloads on a change. */
requireNode();
const { port } = readOptions({ port: { type: 'string', default: '6006' } });
await ensureInstalled();
const storybook = inRoot('node_modules/storybook/dist/bin/dispatcher.js');
// `--ci` opens no browser and asks nothing.
const { code } = await runNode([
  storybook,
  'dev',
  '--port',
  port,
  '--exact-port',
  '--host',
  '127.0.0.1',
  '--ci',
  '--disable-telemetry',
  '--no-version-updates',
]);
process.exit(code);
