import { defineConfig } from 'vite';

/** Bundles the backend with the demo into one file; packages stay external. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@cork-and-petal\//] },
  build: {
    ssr: 'main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
});
