import { readFileSync, writeFileSync } from 'node:fs';
import { drawIcon, FAVICON_SIZES, icoFile, ICONS } from './lib/icons.mjs';
import { inRoot } from './lib/paths.mjs';

/** Draws the icons of the shop from public/favicon.svg: run it when the logo has changed, and commit the result. */
const logo = readFileSync(inRoot('public/favicon.svg'));
for (const [name, icon] of Object.entries(ICONS))
  writeFileSync(inRoot('public', name), await drawIcon(logo, icon));
const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(logo, { size }) }));
writeFileSync(inRoot('public/favicon.ico'), icoFile(await Promise.all(favicons)));
console.log('Wrote the icons in public/.');
