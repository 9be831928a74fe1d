/** The id that digits spell, or undefined: anything else names nothing, and must not reach an integer column. */
export function parseId(text: string | number | undefined | null): number | undefined {
  return /^\d{1,9}$/.test(String(text ?? '')) ? Number(text) : undefined;
}

/** The ids of a comma list such as `11,12,13`; what is not an id is left out. */
export function parseIdList(text: string | undefined): number[] {
  return (text ?? '').split(',').flatMap((part) => parseId(part.trim()) ?? []);
}
