import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RELATIVE = /(from\s+|import\()(['"])(\.{1,2}\/[^'"]+)\2/g;

const wholeName = (file, from) => {
  const target = path.resolve(path.dirname(file), from);
  const isFile = existsSync(`${target}.js`) || existsSync(`${target}.d.ts`);
  return isFile ? `${from}.js` : `${from}/index.js`;
};

/** Adds file extensions to relative imports: bundlers do without them, but Node's ES modules need them. */
export function addExtensions(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!/\.(js|d\.ts)$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    const written = text.replaceAll(RELATIVE, (whole, before, quote, from) =>
      /\.(js|json)$/.test(from) ? whole : `${before}${quote}${wholeName(file, from)}${quote}`,
    );
    writeFileSync(file, written);
  }
}
