import { build } from 'vite';

/**
 * Inlines a bundled script into the page's head, so that it runs before the first paint.
 * @param {string} entry its source
 * @returns {import('vite').Plugin}
 */
export const inlineScript = (entry) => ({
  name: 'inline-script',
  async transformIndexHtml() {
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: entry, output: { format: 'iife' } },
      },
    });
    const [{ output }] = [result].flat();
    return [{ tag: 'script', children: output[0].code.trim(), injectTo: 'head' }];
  },
});
