import { requireNode } from './lib/node-version.mjs';
import { findBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readCommand } from './lib/options.mjs';
import { testAll } from './lib/test-all.mjs';
import { testChanged, watchChanged } from './lib/test-changed.mjs';
import { testSelected } from './lib/test-selected.mjs';

/**
 * `npm test` runs everything. `npm test -- <path or name> …`: the tests of files or folders, or with such a title.
 * `--changed`: the tests that changes in the working copy can affect; `--watch`: the same on every change. `--only`:
 * the suites whose name contains a text.
 */
requireNode();
const { values, positionals } = readCommand({
  only: { type: 'string' },
  changed: { type: 'boolean' },
  watch: { type: 'boolean' },
});
const isWhole = !values.watch && !values.changed && positionals.length === 0;
// Where it has to be installed, that goes on beside the packages.
if (isWhole && 'browser'.includes(values.only ?? '')) void findBrowser();
await ensureInstalled();
Object.assign(process.env, { REDOCLY_TELEMETRY: 'off', PACT_DO_NOT_TRACK: 'true' });

if (values.watch) await watchChanged(positionals);
else if (values.changed) await testChanged();
else if (positionals.length > 0) await testSelected(positionals);
else await testAll(values.only);
