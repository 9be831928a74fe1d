import { createHash } from 'node:crypto';

/** Hashes of a page's own inline styles and scripts, as `'sha256-…'`. */
export interface InlineHashes {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** Of answers that are no pages. */
export const NOTHING_INLINE: InlineHashes = { styleHashes: [], scriptHashes: [] };

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** @param html must come from the shop alone: what is in it will be allowed */
export const inlineHashes = (html: string): InlineHashes => ({
  styleHashes: hashesOf(html, STYLES),
  scriptHashes: hashesOf(html, SCRIPTS),
});

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}
