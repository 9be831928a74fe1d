import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeOnce } from './make-once.mjs';
import { ROOT, inRoot } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runNode } from './run.mjs';
import { TRANSLATIONS } from './texts-in.mjs';

/** The sources of the bundles. */
const SOURCES = [
  'src',
  'rules',
  'sdk/src',
  'sdk/generated',
  'server',
  'settings',
  'backend/src',
  'backend/generated',
  'backend/migrations',
  'demo',
  'storefront/src',
  'storefront/vite.config.ts',
  'contracts/states.ts',
  'public',
  'index.html',
  ...TRANSLATIONS.map((language) => `index.${language}.html`),
  'vite.config.ts',
  'vite.server.config.ts',
  'backend/vite.config.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib',
];
const VITE = 'node_modules/vite/bin/vite.js';

function* filesOf(relative) {
  const absolute = inRoot(relative);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) return yield relative;
  for (const entry of readdirSync(absolute)) if (entry !== 'dist') yield* filesOf(path.join(relative, entry));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesOf(source)) {
      const { mtimeMs, size } = statSync(path.join(ROOT, file));
      hash.update(`${file}\0${mtimeMs}\0${size}\n`);
    }
  }
  return hash.digest('hex');
}

async function step(label, args, env) {
  console.log(`${label} …`);
  const { code, output } = await runNode(args, { quiet: true, env });
  if (code === 0) return;
  console.error(output.trim());
  console.error(`${label} failed: see the lines above.`);
  process.exit(1);
}

async function buildShop() {
  const shop = [VITE, 'build', '--logLevel', 'warn'];
  const renderer = [VITE, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'error'];
  await step('Building the shop', shop);
  await step('Building the server renderer', renderer);
  for (const language of TRANSLATIONS) {
    const env = { SHOP_LANGUAGE: language };
    await step(`Building the shop in ${language}`, shop, env);
    await step(`Building the server renderer in ${language}`, renderer, env);
  }
  await precompress(inRoot('dist/shop'));
}

const buildServer = (what, folder) => () =>
  step(`Building ${what}`, [
    VITE,
    'build',
    folder,
    '--config',
    `${folder}/vite.config.ts`,
    '--logLevel',
    'warn',
  ]);

const buildStates = () =>
  step('Building the catalogue of states', [
    VITE,
    'build',
    '--config',
    'tests/states/vite.config.ts',
    '--logLevel',
    'warn',
  ]);

/** The parts that can be built separately: how, the files that must exist afterwards, and what else they are built from. */
const PARTS = {
  shop: {
    build: buildShop,
    files: [
      'dist/shop/index.html',
      ...['server', 'sitemap', 'screens'].map((entry) => `dist/shop-server/entry-${entry}.js`),
      ...TRANSLATIONS.flatMap((language) => [
        `dist/shop/index.${language}.html`,
        `dist/shop-server/entry-server.${language}.js`,
      ]),
    ],
  },
  storefront: { build: buildServer('the storefront', 'storefront'), files: ['storefront/dist/main.js'] },
  backend: { build: buildServer('the backend', 'backend'), files: ['backend/dist/main.js'] },
  demo: { build: buildServer('the backend with the demo', 'demo'), files: ['demo/dist/main.js'] },
  states: {
    build: buildStates,
    files: ['.cache/states/index.html'],
    sources: ['.storybook', 'tests/states', 'tests/support'],
  },
};

/** @typedef {keyof typeof PARTS} Part */

/** What browser tests need. @type {Part[]} */
export const TESTED_PARTS = Object.keys(PARTS);

/** The product. @type {Part[]} */
export const ALL_PARTS = TESTED_PARTS.filter((part) => part !== 'states');

/**
 * Builds parts, the shop and the servers by default, unless the sources are unchanged since their last build. When
 * several processes need the same part, one builds it and the others wait.
 * @param {Part[]} [parts]
 */
export async function ensureBuilt(parts = ALL_PARTS) {
  const current = fingerprint(SOURCES);
  for (const part of parts) {
    const { files, build, sources = [] } = PARTS[part];
    const product = {
      stamp: inRoot('.cache/build', part),
      fingerprint: current + fingerprint(sources),
      files: files.map((file) => inRoot(file)),
    };
    await makeOnce(product, build);
  }
}
