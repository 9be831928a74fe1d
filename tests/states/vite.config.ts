import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** A page that shows any story of the catalogue, without the catalogue around it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../.cache/states',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5_000,
  },
});
