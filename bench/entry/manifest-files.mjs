import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NotThereYet } from '../lib/not-there-yet.mjs';

const ENTRY = 'index.html';

/** The files that a page needs before its script runs: the entry, what it imports statically, and their styles. */
export function filesOfEntry(folder) {
  const file = path.join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new NotThereYet(`no ${file}`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (!manifest[ENTRY]) throw new NotThereYet(`no entry ${ENTRY} in ${file}`);
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
