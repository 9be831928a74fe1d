import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { CHECKS } from './lib/checks.mjs';
import { checkSuite } from './lib/suites.mjs';

requireNode();
await ensureInstalled();
process.env.REDOCLY_TELEMETRY = 'off';

let failed = 0;
for (const [name, args] of CHECKS) {
  const result = await checkSuite(name, args);
  console.log(`${result.failed ? '✗' : '✓'} ${name}`);
  failed += result.failed;
}
process.exit(failed ? 1 : 0);
