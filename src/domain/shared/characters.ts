/** Counts code points, as the contract and the database do. */
export const characterCount = (text: string): number => [...text].length;

/** The first code points of a text; never splits a surrogate pair. */
export const firstCharacters = (text: string, limit: number): string => [...text].slice(0, limit).join('');
