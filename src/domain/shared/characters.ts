/** Characters as the contract and the database count them: an emoji is one, although its `length` is two. */
export const characterCount = (text: string): number => [...text].length;

/** The first characters of a text; never splits one. */
export const firstCharacters = (text: string, limit: number): string => [...text].slice(0, limit).join('');
