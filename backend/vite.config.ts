import { defineConfig } from 'vite';

/** One file of our own code; packages stay where npm put them, so that native parts and WebAssembly are found. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@cork-and-petal\//] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
});
