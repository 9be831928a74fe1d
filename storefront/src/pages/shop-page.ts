import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../../server/start-problem';
import {
  compressed,
  type CompressedText,
  type Compression,
  type Effort,
} from '../../../server/compressed-text';
import type { Language, PageSettings } from '../../../settings/page-settings';
import { insert } from './html';
import { inLanguage } from './languages';
import { inlineHashes, type InlineHashes } from './inline-hashes';
import { plainHtml, unavailableHtml } from './page-html';
import { PageTemplate } from './page-template';
import { MANIFEST_LINK } from '../http/web-manifest';
import { ShopBuild } from './shop-build';
import { withSettings } from './settings-html';
import type { FirstScreen } from '../rendering/shop-renderer';

/** A page of the shop. */
export interface ShopPage extends InlineHashes {
  text: CompressedText;
  /** Weak, since each encoding has other bytes. */
  etag: string;
}

/** Pages for any address: the script renders all of them. */
export interface PlainPages {
  plain: ShopPage;
  /** Says that the store cannot be reached, until the script does. */
  unavailable: ShopPage;
}

interface ShopPages extends PlainPages {
  /** With a first screen, compressed for the client that waits for it. */
  rendered(screen: FirstScreen, compression?: Compression, effort?: Effort): Promise<ShopPage>;
}

export async function readShopPages(shopFolder: string, settings: PageSettings): Promise<ShopPages> {
  const file = inLanguage('index.html', settings.language);
  const shop = withSettings(read(join(shopFolder, file), shopFolder), settings);
  const template = insert(shop, '</head>', `${MANIFEST_LINK}</head>`);
  const build = new ShopBuild(shopFolder, inLanguage('manifest.json', settings.language));
  const plain = plainHtml(template, build);
  const withScreens = new PageTemplate(template, build);
  return {
    plain: await plainPage(plain),
    unavailable: await plainPage(unavailableHtml(plain, settings.language)),
    rendered: (screen, ...compression) => asPage(withScreens.htmlOf(screen), ...compression),
  };
}

/** Of each language. */
export async function plainPages(
  shopFolder: string,
  settings: readonly PageSettings[],
): Promise<ReadonlyMap<Language, PlainPages>> {
  const pages = settings.map(async (each) => [each.language, await readShopPages(shopFolder, each)] as const);
  return new Map(await Promise.all(pages));
}

/** Only inline content of the head is known to come from the shop; nothing else is allowed by hash. */
const plainPage = (html: string): Promise<ShopPage> =>
  asPage({ html: Buffer.from(html), ...inlineHashes(html.slice(0, html.indexOf('</head>'))) });

async function asPage(
  { html, ...hashes }: InlineHashes & { html: Buffer },
  compression?: Compression,
  effort?: Effort,
): Promise<ShopPage> {
  return {
    ...hashes,
    text: await compressed(html, compression, effort),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
}

function read(file: string, folder: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartProblem(
      `There is no built shop in ${folder}: build it, or set SHOP_FOLDER to its folder.`,
    );
  }
}
