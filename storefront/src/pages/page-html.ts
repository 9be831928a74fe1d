import type { FirstScreen } from '../rendering/shop-renderer';
import { dataBlock, insert, TITLE } from './html';
import type { ShopBuild, StyleSheet } from './shop-build';

const STYLE_LINK = /[ \t]*<link\b[^>]*rel="stylesheet"[^>]*>\n?/g;
const SCRIPTS = /[ \t]*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n?/g;
const ROOT = /<div id="root"><\/div>\s*(?:<noscript>[\s\S]*?<\/noscript>)?/;

const UNAVAILABLE = 'The store cannot be reached at the moment. Please try again in a minute.';

/** The page with its style sheets inlined. */
export function plainHtml(template: string, build: ShopBuild): string {
  const [sheet] = build.entryStyles;
  if (!sheet) return template;
  return insert(template.replace(STYLE_LINK, ''), '</head>', `${stylesHtml(build.entryStyles)}</head>`);
}

/** The plain page while the backend is unavailable; the script replaces the text. */
export function unavailableHtml(plain: string): string {
  return insert(plain, ROOT, `<div id="root"><p role="status">${UNAVAILABLE}</p></div>`);
}

/** The page with its first screen: painted from the HTML, then hydrated. Scripts come last, after text and pictures. */
export function renderedHtml(template: string, build: ShopBuild, screen: FirstScreen): string {
  const { styles, scripts } = build.neededBy(screen.markup);
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const last = [...(template.match(SCRIPTS) ?? []), ...preloads].map((element) =>
    element.trim().replace(/^<\w+/, '$& fetchpriority="low"'),
  );
  let html = template.replace(STYLE_LINK, '').replace(SCRIPTS, '');
  if (TITLE.test(screen.head)) html = insert(html, TITLE, '');
  html = insert(html, '</head>', `${screen.head}${stylesHtml(styles)}</head>`);
  return insert(
    html,
    ROOT,
    `<div id="root" data-server-rendered>${screen.markup}</div>${dataBlock('first-screen', screen.data)}${last.join('')}`,
  );
}

/**
 * When a chunk loads later, Vite looks for a link to its styles and would load them again without one; a disabled link
 * prevents that and loads nothing.
 */
function stylesHtml(styles: StyleSheet[]): string {
  const links = styles.map(({ file }) => `<link rel="stylesheet" disabled href="/${file}">`);
  return `<style>${styles.map(({ text }) => text).join('\n')}</style>${links.join('')}`;
}
