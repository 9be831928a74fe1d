import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runNode } from './run.mjs';

/** The sources of the bundles. */
const SOURCES = [
  'src',
  'rules',
  'sdk/src',
  'sdk/generated',
  'server',
  'settings',
  'backend/src',
  'backend/migrations',
  'demo',
  'storefront/src',
  'storefront/vite.config.ts',
  'contracts/states.ts',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'backend/vite.config.ts',
  'package-lock.json',
  'scripts/lib/build.mjs',
];
const STAMP = inRoot('.cache/build.json');
const VITE = 'node_modules/vite/bin/vite.js';

function* filesOf(relative) {
  const absolute = inRoot(relative);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) return yield relative;
  for (const entry of readdirSync(absolute)) if (entry !== 'dist') yield* filesOf(path.join(relative, entry));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(source)) {
      const { mtimeMs, size } = statSync(path.join(ROOT, file));
      hash.update(`${file}\0${mtimeMs}\0${size}\n`);
    }
  }
  return hash.digest('hex');
}

const isFresh = (print) =>
  existsSync(STAMP) &&
  existsSync(inRoot('dist/shop/index.html')) &&
  existsSync(inRoot('dist/shop-server/entry-server.js')) &&
  existsSync(inRoot('dist/shop-server/entry-sitemap.js')) &&
  existsSync(inRoot('dist/shop-server/entry-screens.js')) &&
  existsSync(inRoot('backend/dist/main.js')) &&
  existsSync(inRoot('demo/dist/main.js')) &&
  existsSync(inRoot('storefront/dist/main.js')) &&
  JSON.parse(readFileSync(STAMP, 'utf8')).print === print;

async function step(label, args) {
  console.log(`${label} …`);
  const { code, output } = await runNode(args, { quiet: true });
  if (code === 0) return;
  console.error(output.trim());
  console.error(`${label} failed: see the lines above.`);
  process.exit(1);
}

/** Builds the shop and the servers, unless the sources are unchanged since the last build. */
export async function ensureBuilt() {
  const print = fingerprint();
  if (isFresh(print)) return;
  await step('Building the shop', [VITE, 'build', '--logLevel', 'warn']);
  await precompress(inRoot('dist/shop'));
  await step('Building the server renderer', [
    VITE,
    'build',
    '--config',
    'vite.server.config.ts',
    '--logLevel',
    'error',
  ]);
  await buildServer('the storefront', 'storefront');
  await buildServer('the backend', 'backend');
  await buildServer('the backend with the demo', 'demo');
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify({ print }));
}

const buildServer = (what, folder) =>
  step(`Building ${what}`, [
    VITE,
    'build',
    folder,
    '--config',
    `${folder}/vite.config.ts`,
    '--logLevel',
    'warn',
  ]);
