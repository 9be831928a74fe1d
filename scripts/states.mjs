import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readCommand } from './lib/options.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

/**
 * The catalogue of states: every view in every state, on a local server that reloads on a change. `--compare [revision]
 * [--only text] [--mode text]`: which states look different from a revision, by default the last commit.
 */
requireNode();
const { values, positionals } = readCommand({
  port: { type: 'string', default: '6006' },
  compare: { type: 'boolean' },
  only: { type: 'string', default: '' },
  mode: { type: 'string', default: '' },
});
await ensureInstalled();
await (values.compare ? compare(positionals[0] ?? 'HEAD') : show());

async function compare(revision) {
  // It needs packages, which may not have been installed before.
  const { compareStates } = await import('./lib/states/compare-states.mjs');
  console.log(await compareStates(revision, values));
}

async function show() {
  // `--ci` opens no browser and asks nothing.
  const quiet = ['--ci', '--disable-telemetry', '--no-version-updates'];
  const address = ['--host', '127.0.0.1', '--port', values.port, '--exact-port'];
  const storybook = inRoot('node_modules/storybook/dist/bin/dispatcher.js');
  const { code } = await runNode([storybook, 'dev', ...address, ...quiet]);
  process.exit(code);
}
