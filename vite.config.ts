import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devShop } from './dev/dev-shop.plugin.ts';
import { inlineScript } from './scripts/lib/inline-script.mjs';
import { moduleSizes } from './scripts/lib/module-sizes.mjs';
import { scriptNames, textsIn } from './scripts/lib/texts-in.mjs';
import { zipcodeShards } from './scripts/lib/zipcode-shards.mjs';
import { BACKEND_PATHS } from './storefront/src/http/backend-paths.ts';

/** A translation is built into the folder of the English shop, which is built first. */
const LANGUAGE = process.env.SHOP_LANGUAGE;

const BACKEND = process.env.BACKEND_URL ?? 'http://127.0.0.1:4600';

/** The backend's paths, as patterns of the proxy. A second underscore is Vite's own: `/__open-in-editor`. */
const BACKEND_PATTERNS = BACKEND_PATHS.map((path) =>
  path.endsWith('*') ? `^${path.slice(0, -1)}(?!_)` : `^${path}(?:\\?|$)`,
);

/** One file for what every page needs, and one each for what several screens, forms, and the steps of buying share. */
const FEWER_FILES = [
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  {
    name: 'screens',
    // A port is a token of a few bytes.
    test: /\.port\.ts$|\/src\/(?:ui\/shared|domain\/(?:catalog|location|shared))\//,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'forms',
    test: /\/(?:src\/application\/shared\/field-rules|rules\/(?:shared\/required|customer\/(?:email|password)))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'buying',
    test: /\/src\/(?:application|adapters\/http|composition\/modules)\/(?:cart|checkout|fulfilment)\b/,
    minShareCount: 2,
  },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    textsIn(LANGUAGE),
    react(),
    !LANGUAGE && zipcodeShards(),
    moduleSizes(LANGUAGE),
    inlineScript(fileURLToPath(new URL('src/entry-before-paint.ts', import.meta.url))),
    devShop(mode),
  ],
  // One for each mode: a server empties the cache of another configuration, also while that one is running.
  cacheDir: `node_modules/.vite/${mode}`,
  optimizeDeps: { entries: 'index.html' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: !LANGUAGE,
    copyPublicDir: !LANGUAGE,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: LANGUAGE ? `.vite/manifest.${LANGUAGE}.json` : true,
    // Many small files would wait for the few connections that a browser opens.
    rolldownOptions: {
      input: LANGUAGE ? `index.${LANGUAGE}.html` : 'index.html',
      output: { ...scriptNames(LANGUAGE), codeSplitting: { groups: FEWER_FILES } },
    },
  },
  server: {
    proxy:
      mode === 'memory'
        ? {}
        : Object.fromEntries(
            BACKEND_PATTERNS.map((pattern) => [pattern, { target: BACKEND, changeOrigin: false }]),
          ),
  },
}));
