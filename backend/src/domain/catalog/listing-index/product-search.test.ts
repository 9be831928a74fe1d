import fc from 'fast-check';
import type { IndexedProduct } from './indexed-product';
import { ListingIndex } from './listing-index';
import type { SearchWord } from './product-search';

const AREA = { locationIds: [11] };
const PLACE = { locationId: 11, speed: 'Same Day' };
const SOLD = [{ size: '750', offers: [{ ...PLACE, priceCents: 20_00 }] }];
const NOT_SOLD = [{ size: '750', offers: [{ ...PLACE, locationId: 12, priceCents: 20_00 }] }];

/** In place of PostgreSQL's: `and` has none, a plural that of its singular, and a word with an apostrophe those of its parts. */
const lexemesOf = (word: string): string[] =>
  word === 'and'
    ? []
    : word
        .split("'")
        .map((part) => part.replace(/s$/, ''))
        .filter(Boolean);
const lexemesIn = (text: string): string[] => [
  ...new Set(text.split(' ').filter(Boolean).flatMap(lexemesOf)),
];

const word = fc.constantFrom(
  'gin',
  'gins',
  'ginger',
  'engine',
  'rose',
  'roses',
  'and',
  'old',
  'olds',
  "tom's",
);
const text = (maxLength: number) =>
  fc.array(word, { maxLength }).map((words) => words.filter(Boolean).join(' '));

interface Described {
  id: number;
  rank: number;
  popularity: number;
  name: string;
  brand: string;
  kind: string;
  isSold: boolean;
}

const described: fc.Arbitrary<Described> = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  rank: fc.integer({ min: 1, max: 4 }),
  popularity: fc.constantFrom(0, 3, 31),
  name: text(3),
  brand: text(1),
  kind: text(1),
  isSold: fc.boolean(),
});

const indexed = ({ isSold, ...product }: Described): IndexedProduct => ({
  ...product,
  text: `${product.name} ${product.brand} ${product.kind}`,
  categoryIds: [1],
  sizes: isSold ? SOLD : NOT_SOLD,
  lexemes: {
    name: lexemesIn(product.name),
    brand: lexemesIn(product.brand),
    kind: lexemesIn(product.kind),
  },
});

const steps = fc.array(
  fc.oneof({ weight: 6, arbitrary: described }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) }),
  { maxLength: 60 },
);
const asked = fc.uniqueArray(fc.oneof(word, fc.constantFrom('g', 'in', 'ros', 'ol', 'lds', "'", 'whiskey')), {
  minLength: 1,
  maxLength: 3,
});

/** An index and what is in it: a product is put, a number removes the product with that id. */
function changed(changes: (Described | number)[]) {
  const index = new ListingIndex();
  const products = new Map<number, Described>();
  for (const change of changes) {
    if (typeof change === 'number') index.remove(change);
    else index.put(indexed(change));
    if (typeof change === 'number') products.delete(change);
    else products.set(change.id, change);
  }
  return { index, products: [...products.values()] };
}

const searchWords = (words: string[]): SearchWord[] =>
  words.map((each) => ({ word: each, lexemes: lexemesOf(each) }));

/** Whether for each lexeme of the search, one of the text with it. */
function hasLexemes(words: string[], textOfProduct: string): boolean {
  const lexemes = words.flatMap(lexemesOf);
  const own = lexemesIn(textOfProduct);
  return lexemes.length > 0 && lexemes.every((lexeme) => own.some((each) => each.startsWith(lexeme)));
}

/** What `Listings.search` says; undefined: it does not match. */
function closeness(words: string[], { name, brand, kind }: Described): number | undefined {
  const all = `${name} ${brand} ${kind}`;
  const isIn = (textOfProduct: string): boolean => words.every((each) => textOfProduct.includes(each));
  if (!isIn(all) && !hasLexemes(words, all)) return undefined;
  if (name.startsWith(words.join(' '))) return 0;
  if (isIn(name) || hasLexemes(words, name)) return 1;
  return hasLexemes(words, `${name} ${brand}`) ? 2 : 3;
}

it('finds what has every word, whatever changed before, the closest first [BD-07]', () => {
  fc.assert(
    fc.property(steps, asked, (changes, words) => {
      const { index, products } = changed(changes);
      const expected = products
        .filter(({ isSold }) => isSold)
        .flatMap((product) => {
          const close = closeness(words, product);
          return close === undefined ? [] : [{ ...product, close }];
        })
        .sort(
          (one, other) =>
            one.close - other.close ||
            other.popularity - one.popularity ||
            one.rank - other.rank ||
            one.id - other.id,
        )
        .map(({ id }) => id);
      expect([...index.search(searchWords(words), AREA, null)]).toEqual(expected);
    }),
    { numRuns: 3_000 },
  );
});

const named = (id: number, name: string): Described => ({
  ...{ id, name, rank: id, popularity: 0, brand: '', kind: '', isSold: true },
});
const similar = (index: ListingIndex, ...words: string[]) => [
  ...index.searchSimilar(searchWords(words), AREA, null),
];

it('keeps no more than what is sold in the area', () => {
  const products = Array.from({ length: 100 }, (_, at) => ({ ...named(at + 1, 'gin'), isSold: at === 7 }));
  const ids = changed(products).index.search(searchWords(['gin']), AREA, null);
  expect([ids.length, ids.buffer.byteLength]).toEqual([1, ids.byteLength]);
});

it('finds similar words, the most similar first; short ones must be as they are [BD-07]', () => {
  const { index } = changed([
    named(1, 'old bourbon'),
    named(2, 'bourbon'),
    named(3, 'burbons old'),
    named(4, 'bouquet'),
    { ...named(5, 'bourbon'), isSold: false },
  ]);
  expect(similar(index, 'burbon')).toEqual([3, 1, 2]);
  expect(similar(index, 'burbon', 'old')).toEqual([3, 1]);
  expect(similar(index, 'burbon', 'xyzzy')).toEqual([]);
  expect(similar(index, 'bou')).toEqual([]);
  expect(similar(index, 'burbon'.repeat(7))).toEqual([]);
});
