import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addExtensions } from '../../scripts/lib/add-extensions.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { FORMS, publishedManifest } from './manifest.mjs';

/** Builds sdk/dist: a package of JavaScript and types, as ES modules and as CommonJS, ready for `npm pack`. */
const DIST = inRoot('sdk/dist');
const inDist = (...parts) => path.join(DIST, ...parts);
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

async function compile({ folder, type, compile: options }) {
  const out = ['--outDir', inDist(folder)];
  const { code } = await runNode([
    inRoot('node_modules/typescript/bin/tsc'),
    '-p',
    inRoot('sdk/tsconfig.build.json'),
    ...out,
    ...options,
  ]);
  if (code !== 0) process.exit(code);
  writeJson(inDist(folder, 'package.json'), { type, sideEffects: false });
}

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
for (const form of FORMS) await compile(form);

addExtensions(DIST);
mkdirSync(inDist('generated'));
cpSync(inRoot('sdk/generated/openapi.json'), inDist('generated/openapi.json'));
for (const file of ['README.md', 'CHANGELOG.md']) cpSync(inRoot('sdk', file), inDist(file));
cpSync(inRoot('LICENSE'), inDist('LICENSE'));
writeJson(
  inDist('package.json'),
  publishedManifest(JSON.parse(readFileSync(inRoot('sdk/package.json'), 'utf8'))),
);
console.log('Built sdk/dist');
