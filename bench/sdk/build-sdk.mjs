import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { NotThereYet } from '../lib/not-there-yet.mjs';

const OUT = inRoot('.cache/bench/sdk');

/** The SDK as a bundler makes it: what is measured is its own code, not a loader's. */
export async function buildSdk() {
  const entry = inRoot('sdk/src/index.ts');
  if (!existsSync(entry)) throw new NotThereYet('sdk/src/index.ts');
  await build({
    configFile: false,
    root: inRoot('sdk'),
    logLevel: 'error',
    mode: 'production',
    build: { ssr: entry, outDir: OUT, emptyOutDir: true },
  });
  return import(pathToFileURL(`${OUT}/index.js`));
}
