import type { FirstScreen } from '../rendering/shop-renderer';
import { dataBlock, TITLE } from './html';
import { inlineHashes, type InlineHashes } from './inline-hashes';
import { ROOT, STYLE_LINK, stylesHtml } from './page-html';
import type { NeededFiles, ShopBuild } from './shop-build';

const SCRIPTS = /[ \t]*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)\n?/g;
const HEAD_END = /<\/head>/;

/** What is the same on all pages that need the same files. */
interface CommonParts extends InlineHashes {
  /** From the styles to the start of the screen's markup. */
  beforeMarkup: Buffer;
  /** From the end of the screen's data. */
  afterData: Buffer;
}

/**
 * The page with its first screen: painted from the HTML, then hydrated. Scripts come last, after text and pictures.
 *
 * What is the same on many pages is searched, hashed and encoded once, and the parts are joined as bytes: a text as long
 * as a page costs more time to build than to send.
 */
export class PageTemplate {
  private readonly parts: Record<'start' | 'title' | 'head' | 'body' | 'end', string>;
  private readonly scripts: string[];
  private readonly hashes: InlineHashes;
  private readonly common = new WeakMap<NeededFiles, CommonParts>();

  constructor(
    template: string,
    private readonly build: ShopBuild,
  ) {
    this.scripts = template.match(SCRIPTS) ?? [];
    const html = template.replace(STYLE_LINK, '').replace(SCRIPTS, '');
    const [start, title, rest] = cut(html, TITLE);
    const [head, , page] = cut(rest, HEAD_END);
    const [body, , end] = cut(page, ROOT);
    this.parts = { start, title, head, body, end };
    this.hashes = inlineHashes(start + head);
  }

  /** @returns the page, and the hashes of its inline content; nothing of the screen is allowed by hash */
  htmlOf({ head, markup, data }: FirstScreen): InlineHashes & { html: Buffer } {
    const { beforeMarkup, afterData, ...hashes } = this.commonParts(this.build.neededBy(markup));
    const { start, title, head: ofTemplate } = this.parts;
    const html = Buffer.concat([
      Buffer.from(start + (TITLE.test(head) ? '' : title) + ofTemplate + head),
      beforeMarkup,
      Buffer.from(markup),
      Buffer.from(`</div>${dataBlock('first-screen', data)}`),
      afterData,
    ]);
    return { html, ...hashes };
  }

  private commonParts(files: NeededFiles): CommonParts {
    const common = this.common.get(files) ?? this.buildCommonParts(files);
    this.common.set(files, common);
    return common;
  }

  private buildCommonParts(files: NeededFiles): CommonParts {
    const styles = stylesHtml(files.styles);
    const preloads = files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    const scripts = [...this.scripts, ...preloads].map((element) =>
      element.trim().replace(/^<\w+/, '$& fetchpriority="low"'),
    );
    return {
      beforeMarkup: Buffer.from(`${styles}</head>${this.parts.body}<div id="root" data-server-rendered>`),
      afterData: Buffer.from(scripts.join('') + this.parts.end),
      styleHashes: [...this.hashes.styleHashes, ...inlineHashes(styles).styleHashes],
      scriptHashes: this.hashes.scriptHashes,
    };
  }
}

/** The text before the place, the place, and the text after it. */
function cut(html: string, place: RegExp): [string, string, string] {
  const { 0: found = '', index = html.length } = place.exec(html) ?? {};
  return [html.slice(0, index), found, html.slice(index + found.length)];
}
