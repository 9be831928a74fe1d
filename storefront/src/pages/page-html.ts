import type { Language } from '../../../settings/page-settings';
import { insert } from './html';
import type { ShopBuild, StyleSheet } from './shop-build';

export const STYLE_LINK = /[ \t]*<link\b[^>]*rel="stylesheet"[^>]*>\n?/g;
export const ROOT = /<div id="root"><\/div>\s*(?:<noscript>[\s\S]*?<\/noscript>)?/;

const UNAVAILABLE: Record<Language, string> = {
  en: 'The store cannot be reached at the moment. Please try again in a minute.',
  es: 'No se puede acceder a la tienda en este momento. Inténtelo de nuevo en un minuto.',
};

/** The page with its style sheets inlined. */
export function plainHtml(template: string, build: ShopBuild): string {
  const [sheet] = build.entryStyles;
  if (!sheet) return template;
  return insert(template.replace(STYLE_LINK, ''), '</head>', `${stylesHtml(build.entryStyles)}</head>`);
}

/** The plain page while the backend is unavailable; the script replaces the text. */
export function unavailableHtml(plain: string, language: Language): string {
  return insert(plain, ROOT, `<div id="root"><p role="status">${UNAVAILABLE[language]}</p></div>`);
}

/**
 * When a chunk loads later, Vite looks for a link to its styles and would load them again without one; a disabled link
 * prevents that and loads nothing.
 */
export function stylesHtml(styles: readonly StyleSheet[]): string {
  const links = styles.map(({ file }) => `<link rel="stylesheet" disabled href="/${file}">`);
  return `<style>${styles.map(({ text }) => text).join('\n')}</style>${links.join('')}`;
}
