import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readCommand } from './lib/options.mjs';
import { testAll } from './lib/test-all.mjs';
import { testChanged, watchChanged } from './lib/test-changed.mjs';
import { testSelected } from './lib/test-selected.mjs';

/**
 * `npm test`: everything. `npm test -- <path or name> …`: what a file, a folder or a test's name holds. `--changed`:
 * what the working copy's changes can reach; `--watch`: the same, again at each change. `--only`: the suites of
 * everything whose name holds a text.
 */
requireNode();
const { values, positionals } = readCommand({
  only: { type: 'string' },
  changed: { type: 'boolean' },
  watch: { type: 'boolean' },
});
await ensureInstalled();
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false' });

if (values.watch) await watchChanged(positionals);
else if (values.changed) await testChanged();
else if (positionals.length > 0) await testSelected(positionals);
else await testAll(values.only);
