import { defineConfig } from 'vite';

/** The backend with the demo, as one file of our own code; packages stay where npm put them. */
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
