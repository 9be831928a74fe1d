import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../../server/start-problem';
import { compressed, type CompressedText, type Compression } from '../../../server/compressed-text';
import type { PageSettings } from '../../../settings/page-settings';
import { renderedHtml, plainHtml, unavailableHtml } from './page-html';
import type { InlineHashes } from '../http/security-headers';
import { insert } from './html';
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
  rendered(screen: FirstScreen, compression: Compression): Promise<ShopPage>;
}

export async function readShopPages(shopFolder: string, settings: PageSettings): Promise<ShopPages> {
  const shop = withSettings(read(join(shopFolder, 'index.html'), shopFolder), settings);
  const template = insert(shop, '</head>', `${MANIFEST_LINK}</head>`);
  const build = new ShopBuild(shopFolder);
  const plain = plainHtml(template, build);
  return {
    plain: await asPage(plain),
    unavailable: await asPage(unavailableHtml(plain)),
    rendered: (screen, compression) => asPage(renderedHtml(template, build, screen), compression),
  };
}

/** Only inline content of the head is known to come from the shop; nothing else is allowed by hash. */
async function asPage(text: string, compression?: Compression): Promise<ShopPage> {
  const head = text.slice(0, text.indexOf('</head>'));
  return {
    text: await compressed(text, compression),
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    styleHashes: inlineHashes(head, /<style[^>]*>([\s\S]*?)<\/style>/g),
    scriptHashes: inlineHashes(head, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
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

function inlineHashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
