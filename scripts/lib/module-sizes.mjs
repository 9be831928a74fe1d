import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Relative to the repository; a package for its files. What is no file, such as a helper of the bundler, keeps its name. */
function nameOf(id) {
  const [file] = (path.isAbsolute(id) ? path.relative(ROOT, id) : id).split('?', 1);
  return /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
}

/** @param {[name: string, size: number][]} sizes */
export function added(sizes) {
  const total = {};
  for (const [name, size] of sizes) total[name] = (total[name] ?? 0) + size;
  return total;
}

/** Adds `.vite/modules.json` to the build, or `.vite/modules.es.json`: for each script its modules and packages, and their size before minification. */
export function moduleSizes(language) {
  return {
    name: 'module-sizes',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const sizes = scripts.map(({ fileName, modules }) => [
        fileName,
        added(Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength])),
      ]);
      const source = JSON.stringify(Object.fromEntries(sizes));
      this.emitFile({
        type: 'asset',
        fileName: language ? `.vite/modules.${language}.json` : '.vite/modules.json',
        source,
      });
    },
  };
}
