import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes that a page loads for a program: bundled, minified and compressed. */
export async function bundleSize(root, entry) {
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rollupOptions: { input: entry } },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

const [root, entry] = process.argv.slice(2);
if (import.meta.filename === process.argv[1]) console.log(await bundleSize(root, entry));
