import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { CHECKS } from './lib/checks.mjs';
import { twoAtATime } from './lib/two-at-a-time.mjs';
import { checkSuite } from './lib/suites.mjs';

requireNode();
await ensureInstalled();
process.env.REDOCLY_TELEMETRY = 'off';

let failed = 0;
const checks = CHECKS.map(([name, args]) => async () => {
  const result = await checkSuite(name, args);
  console.log(`${result.failed ? '✗' : '✓'} ${name}`);
  failed += result.failed;
});
await twoAtATime(checks);
process.exit(failed ? 1 : 0);
