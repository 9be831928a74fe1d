/** The path of a text that contains NUL, such as `body/nickname`: PostgreSQL cannot store one. */
export function findNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\u0000') ? path : findNul(item, `${path}/${key}`);
    if (found) return found;
  }
  return undefined;
}
