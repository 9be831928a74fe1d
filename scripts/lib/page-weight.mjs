import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { added } from './module-sizes.mjs';
import { ENTRY } from './page-budget.mjs';
import { inRoot } from './paths.mjs';

const PAGE = /\.page\.tsx$/;

const fromBuild = (file) => readFileSync(inRoot('dist/shop', file));
const jsonFromBuild = (file) => JSON.parse(fromBuild(file).toString());

/**
 * What the built shop loads for each page.
 * @typedef {{ bytes: number, files: number, modules: Record<string, number> }} PageWeight bytes and files: its scripts
 *   and styles, gzip, without those that every page loads; modules: the size before minification by source file and by
 *   package
 */

/**
 * The weight of what every page loads, under `index.html`, and of what each page adds to it.
 * @param {string} [language] one of TRANSLATIONS; English without one
 * @returns {Record<string, PageWeight>}
 */
export function pageWeights(language) {
  const suffix = language ? `.${language}` : '';
  const manifest = jsonFromBuild(`.vite/manifest${suffix}.json`);
  const modules = jsonFromBuild(`.vite/modules${suffix}.json`);
  const weightOf = (files) => ({
    files: files.length,
    bytes: files.reduce((total, file) => total + gzipSync(fromBuild(file), { level: 9 }).length, 0),
    modules: added(files.flatMap((file) => Object.entries(modules[file] ?? {}))),
  });
  const ofEntry = filesOf(manifest, [`index${suffix}.html`]);
  const ofPage = (page) => [...filesOf(manifest, [page])].filter((file) => !ofEntry.has(file));
  const pages = Object.keys(manifest).filter((name) => PAGE.test(name));
  return Object.fromEntries([
    [ENTRY, weightOf([...ofEntry])],
    ...pages.toSorted().map((page) => [page, weightOf(ofPage(page))]),
  ]);
}

/** The scripts and styles of entries of the manifest, and of all that these import. */
function filesOf(manifest, names) {
  const reached = new Set(names);
  // A set also visits what is added to it on the way.
  for (const name of reached) for (const imported of manifest[name].imports ?? []) reached.add(imported);
  return new Set([...reached].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]));
}
