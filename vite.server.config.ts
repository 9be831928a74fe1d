import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the storefront's server runs of the shop: packages are included, so that it starts fast. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: ['src/entry-server.tsx', 'src/entry-screens.ts', 'src/entry-sitemap.ts'],
    },
    outDir: 'dist/shop-server',
    copyPublicDir: false,
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
  },
});
