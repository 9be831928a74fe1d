/** A record of which nothing is known: anyone may have written into the browser's storage. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const object = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};

export const texts = (record: UnknownRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** An object, or an empty one where there is garbage. */
export function parsed(json: string | null): UnknownRecord {
  try {
    return object(JSON.parse(json ?? ''));
  } catch {
    return {};
  }
}
