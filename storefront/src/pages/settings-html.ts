import { COLOUR_TOKENS } from '../../../settings/colour-tokens';
import type { Colours } from '../../../settings/contrast';
import { PAGE_SETTINGS_ID, type PageSettings } from '../../../settings/page-settings';
import { dataBlock, insert, TITLE } from './html';

const ICON_LINKS = /[ \t]*<link rel="(?:icon|apple-touch-icon)"[^>]*>\n?/g;
const THEME_COLOUR = /<meta name="theme-color"[^>]*>/;

/** The shop's page for one deployment: its name and colours, and its settings for the script of the page. */
export function withSettings(template: string, settings: PageSettings): string {
  const { name, colours, icon } = settings.brand;
  let html = insert(withIcon(template, icon), TITLE, `<title>${escaped(name)}</title>`);
  html = insert(html, THEME_COLOUR, themeColours(colours));
  html = insert(html, '</head>', `${connection(settings.backendUrl)}${colourStyle(colours)}</head>`);
  return insert(html, '</body>', `${dataBlock(PAGE_SETTINGS_ID, settings)}</body>`);
}

/** One picture for all purposes; the shop's own icon has several sizes. */
function withIcon(template: string, icon: string): string {
  if (!icon) return template;
  const links = ['icon', 'apple-touch-icon'].map((rel) => `<link rel="${rel}" href="${escaped(icon)}">`);
  return insert(template.replace(ICON_LINKS, ''), '</head>', `${links.join('')}</head>`);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The colour of the browser's own interface around the page. */
function themeColours({ background = COLOUR_TOKENS.background }: Colours): string {
  const [light, dark] = background;
  const meta = (theme: string, colour: string) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${colour}" />`;
  return meta('light', light) + meta('dark', dark);
}

/** Preconnects to another origin, since calls would wait for the connection. */
const connection = (origin: string): string =>
  origin ? `<link rel="preconnect" crossorigin href="${origin}">` : '';

/** More specific than the shop's own `:root`, so that it wins in any position. */
function colourStyle(colours: Colours): string {
  const tokens = Object.entries(colours).map(
    ([token, [light, dark]]) => `--colour-${token}:light-dark(${light},${dark})`,
  );
  return tokens.length > 0 ? `<style>html:root{${tokens.join(';')}}</style>` : '';
}
