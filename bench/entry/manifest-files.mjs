import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NotAvailable } from '../lib/not-available.mjs';

const ENTRY = 'index.html';

/** The files that a page needs before its script runs: the entry, its static imports, and their styles. */
export function filesOfEntry(folder) {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new NotAvailable(`no ${file}`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (!manifest[ENTRY]) throw new NotAvailable(`no entry ${ENTRY} in ${file}`);
  const files = new Set();
  const seen = new Set();
  const walk = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file: script, css = [], imports = [] } = manifest[name];
    for (const found of [script, ...css]) files.add(path.join(folder, found));
    imports.forEach(walk);
  };
  walk(ENTRY);
  return [...files];
}
