import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../../server/start-problem';

/** Files of the modules that are built with the shop for its server. */
interface ShopModules {
  /** Renders first screens. */
  renderer: string;
  /** Knows what an address is. */
  screens: string;
  /** Knows the pages for search engines. */
  sitemap: string;
}

/** @throws StartProblem if one is missing */
export function shopModules(folder: string): ShopModules {
  const file = (name: string): string => {
    const path = join(folder, `entry-${name}.js`);
    if (existsSync(path)) return path;
    throw new StartProblem(`There is no ${path}: build the shop first, or set SHOP_SERVER_FOLDER.`);
  };
  return { renderer: file('server'), screens: file('screens'), sitemap: file('sitemap') };
}
