import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ALL_PARTS, ensureBuilt } from './lib/build.mjs';
import { readOptions } from './lib/options.mjs';

/** Builds the shop and the servers, or with `--only` one of them, unless their sources are unchanged. */
requireNode();
const { only } = readOptions({ only: { type: 'string' } });
if (only !== undefined && !ALL_PARTS.includes(only)) {
  console.error(`--only must be one of: ${ALL_PARTS.join(', ')}.`);
  process.exit(1);
}
const parts = only === undefined ? ALL_PARTS : [only];
await ensureInstalled();
await ensureBuilt(parts);
console.log(`Built: ${parts.join(', ')}.`);
