import { existsSync } from 'node:fs';

const MODULE = /\.tsx?$/;

/** The languages that the shop is built in beside English. */
export const TRANSLATIONS = ['es'];

/**
 * The names of a translation's scripts: with two builds in one folder, equal hashes do not mean that scripts import the
 * same ones.
 * @param {string | undefined} language
 */
export const scriptNames = (language) =>
  language && {
    entryFileNames: `assets/${language}/[name]-[hash].js`,
    chunkFileNames: `assets/${language}/[name]-[hash].js`,
  };

/**
 * Builds the shop in another language: where `x.es.ts` exists, it is used instead of `x.ts`
 * (docs/decisions/0044-texts-by-language.md).
 * @param {string | undefined} language one of TRANSLATIONS; English without one
 * @returns {import('vite').Plugin | undefined}
 */
export const textsIn = (language) =>
  language && {
    name: 'texts-in',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translation = found?.id.replace(MODULE, `.${language}$&`);
      return translation !== importer && translation !== found?.id && existsSync(translation)
        ? translation
        : found;
    },
  };
