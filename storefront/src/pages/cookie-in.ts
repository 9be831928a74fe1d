/** The content of a cookie in a `Cookie` header; blank without it. */
export function cookieIn(header: string, name: string): string {
  const start = `${name}=`;
  const at = header.startsWith(start) ? 0 : header.indexOf(`; ${start}`) + 2;
  if (at === 1) return '';
  const end = header.indexOf(';', at);
  return header.slice(at + start.length, end < 0 ? undefined : end);
}
