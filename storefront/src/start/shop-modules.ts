import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../settings/page-settings';
import { rendererName } from '../rendering/shop-renderer';
import { StartProblem } from '../../../server/start-problem';

/** Files of the modules that are built with the shop for its server. */
interface ShopModules {
  /** Knows what an address is. */
  screens: string;
  /** Knows the pages for search engines. */
  sitemap: string;
}

/**
 * @param languages in each of them there must be a renderer
 * @throws StartProblem if a module is missing
 */
export function shopModules(folder: string, languages: readonly Language[]): ShopModules {
  const file = (name: string): string => {
    const path = join(folder, name);
    if (existsSync(path)) return path;
    throw new StartProblem(`There is no ${path}: build the shop first, or set SHOP_SERVER_FOLDER.`);
  };
  for (const language of languages) file(rendererName(language));
  return { screens: file('entry-screens.js'), sitemap: file('entry-sitemap.js') };
}
