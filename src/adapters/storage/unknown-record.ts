/** A record with unknown fields, since anyone may write to the browser's storage. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const object = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};

export const texts = (record: UnknownRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The object in a JSON text; empty if it is invalid. */
export function parsed(json: string | null): UnknownRecord {
  try {
    return object(JSON.parse(json ?? ''));
  } catch {
    return {};
  }
}
