import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server bundle that renders first screens: packages are included, so that it starts fast. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/shop-server',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
  },
});
