import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { FORMS, publishedManifest } from './manifest.mjs';

/** Builds sdk/dist: a package of plain JavaScript and types, as ES modules and as CommonJS, to be packed from there. */
const DIST = inRoot('sdk/dist');
const inDist = (...parts) => path.join(DIST, ...parts);
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** The sources name their neighbours as bundlers do; Node wants the whole path in an ES module. */
function addExtensions(file, files) {
  const text = readFileSync(file, 'utf8');
  const whole = (from) => {
    const target = path.relative(DIST, path.resolve(path.dirname(file), from));
    return files.has(`${target}.js`) || files.has(`${target}.d.ts`) ? `${from}.js` : `${from}/index.js`;
  };
  const written = text.replaceAll(
    /(from\s+|import\()(['"])(\.{1,2}\/[^'"]+)\2/g,
    (_, before, quote, from) => `${before}${quote}${whole(from)}${quote}`,
  );
  writeFileSync(file, written);
}

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

const files = new Set(readdirSync(DIST, { recursive: true }).map((file) => file.replaceAll('\\', '/')));
for (const file of files) if (/\.(js|d\.ts)$/.test(file)) addExtensions(inDist(file), files);
mkdirSync(inDist('generated'));
cpSync(inRoot('sdk/generated/openapi.json'), inDist('generated/openapi.json'));
cpSync(inRoot('sdk/README.md'), inDist('README.md'));
cpSync(inRoot('LICENSE'), inDist('LICENSE'));
writeJson(
  inDist('package.json'),
  publishedManifest(JSON.parse(readFileSync(inRoot('sdk/package.json'), 'utf8'))),
);
console.log('Built sdk/dist');
