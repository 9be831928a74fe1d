import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { webManifest } from '../storefront/src/http/web-manifest';
import { withSettings } from '../storefront/src/pages/settings-html';
import { pageSettings } from '../storefront/src/settings/page-settings';
import { readSettings } from '../storefront/src/settings/read-settings';
import type { Settings } from '../storefront/src/settings/settings';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Browser replacements for the Node modules that the backend imports, when it runs in the page. */
const BROWSER_ALIASES = {
  'node:crypto': here('memory/node/crypto.ts'),
  'node:timers/promises': here('memory/node/timers.ts'),
  '@node-rs/argon2': here('memory/node/argon2.ts'),
  sharp: here('memory/node/sharp.ts'),
  'altcha-lib/algorithms/pbkdf2': 'altcha-lib/algorithms/web/pbkdf2',
};

/**
 * Packages that screens import lazily. Vite would otherwise discover them late and reload the page, losing what was
 * typed.
 */
const LAZY_DEPENDENCIES = [
  '@internationalized/date',
  '@stripe/stripe-js/pure',
  'altcha/lib',
  'class-validator',
  'leaflet',
  'react-aria-components',
  'react-webcam',
  'topojson-client',
];

/** The same for the backend in the page. */
const MEMORY_DEPENDENCIES = [
  '@noble/hashes/hmac.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  'ajv-formats',
  'ajv/dist/2020.js',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'buffer/',
  'drizzle-orm',
  'drizzle-orm/pg-core',
  'drizzle-orm/pglite',
  'hash-wasm',
  'pino',
  'validator/lib/isEmail.js',
  'zipcodes',
];

/** Transformed at start-up, so that the first visit of a screen does not wait for Vite. */
const SCREENS = [here('../src/main.tsx'), here('open-shop.tsx'), here('../src/ui/**/*.page.tsx')];

/** Required, but Vite passes the calls on. */
const NO_STOREFRONT = { BACKEND_URL: 'http://127.0.0.1:4600' };

const MAX_ROWS_LENGTH = 16_777_216;

/** The demo's catalogue for a database in a page, imported in a process beside Vite, which is busy meanwhile. */
function demoCatalogRows(): Promise<string> {
  const args = ['--import', 'tsx', here('memory/demo-catalog.ts')];
  const run = promisify(execFile)(process.execPath, args, { cwd: here('..'), maxBuffer: MAX_ROWS_LENGTH });
  const rows = run.then(({ stdout }) => stdout);
  // Reported when a page asks for them.
  rows.catch(() => undefined);
  return rows;
}

/** For `npm run dev`: adds the settings to the page, the fault panel to the shop and, in the mode `memory`, the backend in the page. */
export function devShop(mode: string): Plugin {
  const isInMemory = mode === 'memory';
  let settings: Settings;
  return {
    name: 'dev-shop',
    apply: 'serve',
    enforce: 'pre',
    config: () =>
      isInMemory
        ? {
            server: { warmup: { clientFiles: [...SCREENS, here('memory/memory-shop.ts')] } },
            define: { 'process.send': 'undefined' },
            resolve: { alias: BROWSER_ALIASES },
            optimizeDeps: {
              include: [...LAZY_DEPENDENCIES, ...MEMORY_DEPENDENCIES],
              exclude: ['@electric-sql/pglite'],
            },
          }
        : { server: { warmup: { clientFiles: SCREENS } }, optimizeDeps: { include: LAZY_DEPENDENCIES } },
    resolveId: (id, importer) =>
      id === './composition/open-shop' && importer?.endsWith('/src/main.tsx') ? here('open-shop.tsx') : null,
    // The settings, which the storefront's server would add.
    configResolved: () => {
      settings = readSettings({ ...NO_STOREFRONT, ...process.env });
    },
    transformIndexHtml: (html) => withSettings(html, pageSettings(settings)),
    configureServer(server) {
      // Vite would answer with the page, which is no manifest.
      server.middlewares.use('/manifest.webmanifest', (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(JSON.stringify(webManifest(pageSettings(settings).brand)));
      });
      if (!isInMemory) return;
      const rows = demoCatalogRows();
      server.middlewares.use('/_demo-catalog', (_request, response, next) => {
        rows
          .then((json) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(json);
          })
          .catch(next);
      });
      server.middlewares.use('/media/', (request, response, next) => {
        void server
          .ssrLoadModule(here('../demo/pictures/draw-picture.ts'))
          .then(({ drawPicture }) => {
            const path = new URL(request.url ?? '/', 'http://here').pathname.slice(1);
            const svg = (drawPicture as (path: string) => string | undefined)(path);
            if (svg === undefined) return next();
            response.setHeader('Content-Type', 'image/svg+xml');
            response.end(svg);
          })
          .catch(next);
      });
    },
  };
}
