import { visit } from '../browser/visit.mjs';

async function bodyOf(url) {
  const response = await fetch(url);
  return Buffer.from(await response.arrayBuffer());
}

/** The scripts and styles that a page loads or contains before its first contentful paint. */
export async function codeBeforeFirstPaint(browser, address) {
  const { codeBeforePaint, inlineStyles } = await visit(browser, address);
  const bodies = await Promise.all([...new Set(codeBeforePaint)].map(bodyOf));
  return inlineStyles ? [...bodies, Buffer.from(inlineStyles)] : bodies;
}
