import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scriptNames, textsIn } from './scripts/lib/texts-in.mjs';

/** Of a translation only the renderer is built, beside the English one. */
const LANGUAGE = process.env.SHOP_LANGUAGE;

/** What the storefront's server runs of the shop: packages are included, so that it starts fast. */
export default defineConfig({
  plugins: [textsIn(LANGUAGE), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: LANGUAGE
        ? { [`entry-server.${LANGUAGE}`]: 'src/entry-server.tsx' }
        : ['src/entry-server.tsx', 'src/entry-screens.ts', 'src/entry-sitemap.ts'],
      output: { ...scriptNames(LANGUAGE), entryFileNames: '[name].js' },
    },
    outDir: 'dist/shop-server',
    copyPublicDir: false,
    emptyOutDir: !LANGUAGE,
    target: 'node20',
    assetsInlineLimit: 0,
  },
});
