import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A name for a statement; the same text always has the same one. */
export function statementName(text: string): string {
  const known = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, known);
  return known;
}
