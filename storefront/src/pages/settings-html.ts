import { PAGE_SETTINGS_ID, type PageSettings } from '../../../settings/page-settings';
import { dataBlock, insert } from './html';

const TITLE = /<title>[^<]*<\/title>/;

/** The shop's page for one deployment: its name, and its settings for the script of the page. */
export function withSettings(template: string, settings: PageSettings): string {
  const named = insert(template, TITLE, `<title>${escaped(settings.brand.name)}</title>`);
  return insert(named, '</body>', `${dataBlock(PAGE_SETTINGS_ID, settings)}</body>`);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
