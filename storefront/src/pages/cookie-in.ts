/** The content of a cookie in a `Cookie` header; blank without it. */
export function cookieIn(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
