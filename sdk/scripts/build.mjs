import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';

/** Builds sdk/dist: a package of plain JavaScript and types, to be packed or published from there. */
const DIST = inRoot('sdk/dist');
const inDist = (...parts) => path.join(DIST, ...parts);

/** The sources name their neighbours as bundlers do; Node wants the extension. */
function addExtensions(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(from\s+|import\()(['"])(\.{1,2}\/[^'"]+)\2/g, '$1$2$3.js$2'));
}

function manifest() {
  const { name, version, description, license, type, sideEffects, engines, dependencies } = JSON.parse(
    readFileSync(inRoot('sdk/package.json'), 'utf8'),
  );
  const entry = (file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const exports = {
    '.': entry('src/index'),
    './schema': entry('generated/schema'),
    './openapi.json': './generated/openapi.json',
  };
  return { name, version, description, license, type, sideEffects, engines, exports, dependencies };
}

rmSync(DIST, { recursive: true, force: true });
const { code } = await runNode([
  inRoot('node_modules/typescript/bin/tsc'),
  '-p',
  inRoot('sdk/tsconfig.build.json'),
]);
if (code !== 0) process.exit(code);

for (const file of readdirSync(DIST, { recursive: true })) {
  if (/\.(js|d\.ts)$/.test(file)) addExtensions(inDist(file));
}
cpSync(inRoot('sdk/generated/openapi.json'), inDist('generated/openapi.json'));
cpSync(inRoot('sdk/README.md'), inDist('README.md'));
cpSync(inRoot('LICENSE'), inDist('LICENSE'));
writeFileSync(inDist('package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
console.log('Built sdk/dist');
