/** The id as a number; undefined for anything that would not fit an integer column. */
export function parseId(text: string | number | undefined | null): number | undefined {
  return /^\d{1,9}$/.test(String(text ?? '')) ? Number(text) : undefined;
}

/** The ids of a comma-separated list such as `11,12,13`; anything else in it is ignored. */
export function parseIdList(text: string | undefined): number[] {
  return (text ?? '').split(',').flatMap((part) => parseId(part.trim()) ?? []);
}
