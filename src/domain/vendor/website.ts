/** A vendor's own site, safe to be linked to. */
export interface Website {
  readonly href: string;
  /** What the link says: the address without what goes without saying. */
  readonly label: string;
}

/** Only the web itself is linked to: no other scheme, no credentials, and a name that can be a host. */
export function parseWebsite(text: string): Website | null {
  const url = parsedUrl(text.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null;
  const label = `${url.host.replace(/^www\./, '')}${url.pathname}`.replace(/\/$/, '');
  return { href: url.href, label };
}

/** People write their site without `https://`. */
function parsedUrl(text: string): URL | null {
  if (text === '') return null;
  try {
    return new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}
