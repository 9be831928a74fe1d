/** A record of which nothing is known: anyone may have written into the browser's storage. */
export type Loose = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const object = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

export const texts = (record: Loose): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** An object, or an empty one where there is garbage. */
export function parsed(json: string | null): Loose {
  try {
    return object(JSON.parse(json ?? ''));
  } catch {
    return {};
  }
}
