import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { NotAvailable } from '../lib/not-available.mjs';

const OUT = inRoot('.cache/bench/sdk');

/** Bundles the SDK: its own code is measured, not a loader's. */
export async function buildSdk() {
  const entry = inRoot('sdk/src/index.ts');
  if (!existsSync(entry)) throw new NotAvailable('sdk/src/index.ts');
  await build({
    configFile: false,
    root: inRoot('sdk'),
    logLevel: 'error',
    mode: 'production',
    build: { ssr: entry, outDir: OUT, emptyOutDir: true },
  });
  return import(pathToFileURL(`${OUT}/index.js`));
}
