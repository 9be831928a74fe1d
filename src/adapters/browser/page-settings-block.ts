import { DEFAULT_PAGE_SETTINGS } from '../../../settings/default-page-settings';
import { PAGE_SETTINGS_ID, type PageSettings } from '../../../settings/page-settings';

/** The settings in the page; the defaults where no storefront serves it. */
export function pageSettings(): PageSettings {
  const block = document.getElementById(PAGE_SETTINGS_ID)?.textContent;
  return block ? (JSON.parse(block) as PageSettings) : DEFAULT_PAGE_SETTINGS;
}
