import { mkdirSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { bundleSize } from '../../sdk/scripts/bundle-size.mjs';
import { kibibytes } from '../lib/format.mjs';
import { table } from '../lib/table.mjs';

const OUT = inRoot('.cache/bench/sdk-bytes');
const PAGES = {
  'one call':
    "import { connect, showCart } from '@cork-and-petal/sdk';\nglobalThis.page = [connect, showCart];",
  'all calls': "import { createShopClient } from '@cork-and-petal/sdk';\nglobalThis.page = createShopClient;",
};

/** Bytes of the SDK in a page that makes one call, and in a page that makes all. */
export async function sdkBytes() {
  mkdirSync(OUT, { recursive: true });
  const rows = [];
  for (const [name, program] of Object.entries(PAGES)) {
    const file = `${OUT}/${name.replace(' ', '-')}.js`;
    writeFileSync(file, program);
    rows.push([name, kibibytes(await bundleSize(OUT, file))]);
  }
  return `${table(['', 'gzip'], rows)}\nGoal: 5 kB or less for one call.`;
}
