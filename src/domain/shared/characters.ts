/** Characters as the contract and the database count them: an emoji is one, where a string's `length` says two. */
export const characterCount = (text: string): number => [...text].length;

/** The beginning of a text, never half a character. */
export const firstCharacters = (text: string, limit: number): string => [...text].slice(0, limit).join('');
