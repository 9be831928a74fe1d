/** A vendor's website that is safe to link to. */
export interface Website {
  readonly href: string;
  /** The link's text: host and path without `www.`. */
  readonly label: string;
}

/** Accepts only http and https URLs with a plausible host and without credentials. */
export function parseWebsite(text: string): Website | null {
  const url = parsedUrl(text.trim());
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username !== '' || url.password !== '' || !url.hostname.includes('.')) return null;
  const label = `${url.host.replace(/^www\./, '')}${url.pathname}`.replace(/\/$/, '');
  return { href: url.href, label };
}

/** `https://` may be missing. */
function parsedUrl(text: string): URL | null {
  if (text === '') return null;
  try {
    return new URL(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}
