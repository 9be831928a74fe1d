import type { IndexedProduct } from './indexed-product';

/** Where a product has a word: a bit each. What is in the name is also in the text, and so on. */
export const FIELDS = {
  text: 0b00_0001,
  name: 0b00_0010,
  beginningOfName: 0b00_0100,
  lexemes: 0b00_1000,
  lexemesOfNameAndBrand: 0b01_0000,
  lexemesOfName: 0b10_0000,
};

/** Bits of a word as it is written, and of one in its basic form. */
export const WRITTEN = FIELDS.text | FIELDS.name;
export const LEXEMES = FIELDS.lexemes | FIELDS.lexemesOfNameAndBrand | FIELDS.lexemesOfName;
export const FIELD_BITS = 6;

/** Each word of a product, and where it has it. */
export function fieldsByWord({ name, text, lexemes }: IndexedProduct): Map<string, number> {
  const fields = new Map<string, number>();
  const add = (words: string[], bits: number): void => {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | bits);
  };
  add(written(text), FIELDS.text);
  add(written(name), WRITTEN);
  add(written(name).slice(0, 1), FIELDS.beginningOfName);
  add(lexemes.kind, FIELDS.lexemes);
  add(lexemes.brand, FIELDS.lexemes | FIELDS.lexemesOfNameAndBrand);
  add(lexemes.name, LEXEMES);
  return fields;
}

const written = (text: string): string[] => text.split(/\s+/).filter(Boolean);
