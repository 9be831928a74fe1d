/** Where a NUL hides in what was sent, as a path such as `body/nickname`: no PostgreSQL text can hold one. */
export function findNul(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\u0000') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\u0000') ? path : findNul(item, `${path}/${key}`);
    if (found) return found;
  }
  return undefined;
}
