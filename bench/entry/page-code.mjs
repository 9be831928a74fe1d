async function bodyOf(url) {
  const response = await fetch(url);
  return Buffer.from(await response.arrayBuffer());
}

/** The scripts and styles that a visit has loaded, or found in the page, before the first contentful paint. */
export async function codeOf({ codeBeforePaint, inlineStyles }) {
  const bodies = await Promise.all([...new Set(codeBeforePaint)].map(bodyOf));
  return inlineStyles ? [...bodies, Buffer.from(inlineStyles)] : bodies;
}
