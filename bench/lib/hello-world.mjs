import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { precompress } from '../../scripts/lib/precompress.mjs';
import { once } from './once.mjs';
import { progress } from './progress.mjs';

const SOURCES = inRoot('bench/hello-world');
const HELLO_WORLD = inRoot('.cache/bench/hello-world');
const RENDERER = inRoot('.cache/bench/hello-world-renderer');

/** The shop's build options, except for file names. */
async function shopBuildOptions() {
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    inRoot('vite.config.ts'),
    undefined,
    'silent',
  );
  return { ...config.build, rolldownOptions: undefined, rollupOptions: undefined };
}

const baseConfig = {
  configFile: false,
  root: SOURCES,
  logLevel: 'error',
  plugins: [react()],
  mode: 'production',
};

/** Builds the hello-world app with the shop's options, for the browser and for the server. */
export const buildHelloWorld = once(async () => {
  progress('building the hello-world');
  const options = await shopBuildOptions();
  await build({
    ...baseConfig,
    build: { ...options, outDir: HELLO_WORLD, emptyOutDir: true, manifest: true },
  });
  await precompress(HELLO_WORLD);
  await build({ ...baseConfig, build: { ssr: 'render.tsx', outDir: RENDERER, emptyOutDir: true } });
  return { folder: HELLO_WORLD, renderer: `${RENDERER}/render.js` };
});
