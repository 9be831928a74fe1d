/** More words than a product name has narrow nothing further. */
const MAX_WORDS = 12;
/** No word of a product is longer. */
const MAX_LENGTH = 100;

/** The distinct words of a search, without case and accents, as in the stored search names. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_LENGTH));
  return [...new Set(words)].slice(0, MAX_WORDS);
}
