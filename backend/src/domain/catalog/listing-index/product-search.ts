import type { IndexedProduct } from './indexed-product';
import { IntList } from './int-list';
import { OrderedSlots } from './ordered-slots';
import type { PackedProducts } from './packed-products';
import { mayBeMisspelled, wordsLike } from './similar-words';
import { FIELDS, LEXEMES, WRITTEN } from './word-fields';
import { type FoundSlots, WordIndex } from './word-index';

/** A word of a search, in lower case and without accents. */
export interface SearchWord {
  word: string;
  /** Its basic forms, as PostgreSQL's full text knows them; none: it is too frequent to be searched for. */
  lexemes: string[];
}

/** Products with a similar word. */
interface Similarities {
  slots: IntList;
  /** By slot, one more than the similarity of the most similar word; 0: the product has none. */
  of: Float32Array;
}

const NOTHING_SIMILAR: Similarities = { slots: new IntList(), of: new Float32Array() };

/** When more than one in so many products is found, reading all in order is faster than sorting those. */
const MANY = 16;

/** Finds products by words, also those that have been removed. */
export class ProductSearch {
  private readonly words = new WordIndex();
  private readonly all: OrderedSlots;

  constructor(private readonly products: PackedProducts) {
    this.all = new OrderedSlots(products.compare);
  }

  /** Adds the product of the next slot. */
  add(slot: number, product: IndexedProduct): void {
    this.words.add(product);
    this.all.add(slot);
  }

  /**
   * Products with every word, or with every word in its basic form. Those come first of which the name begins with the
   * words, then those with the words in the name, then in name and brand; then it is the default order.
   */
  find(words: SearchWord[]): Int32Array {
    const { slots, fields } = this.having(words);
    const start = words.map(({ word }) => word).join(' ');
    const closeness = (slot: number): number => {
      const has = fields[slot] ?? 0;
      if (has & FIELDS.name && this.products.nameOf(slot).startsWith(start)) return 0;
      if (has & (FIELDS.name | FIELDS.lexemesOfName)) return 1;
      return has & FIELDS.lexemesOfNameAndBrand ? 2 : 3;
    };
    return this.ordered(slots, closeness);
  }

  /** Products with a similar word for every word, the most similar first; none if no word may be misspelled. */
  findSimilar(words: SearchWord[]): Int32Array {
    if (!words.some(({ word }) => mayBeMisspelled(word))) return new Int32Array();
    const similarities = words.map(({ word }) => this.similarities(word));
    const [first = NOTHING_SIMILAR, ...others] = similarities;
    const found = new IntList();
    for (const slot of first.slots.items) if (others.every(({ of }) => of[slot] !== 0)) found.push(slot);
    return this.ordered(found, (slot) => -similarities.reduce((sum, { of }) => sum + (of[slot] ?? 0), 0));
  }

  private having(words: SearchWord[]): FoundSlots {
    const { vocabulary } = this.words;
    const written = this.words.having(
      words.map(({ word }) => ({ codes: vocabulary.containing(word), fields: WRITTEN })),
    );
    const lexemes = words.flatMap((word) => word.lexemes);
    const inBasicForm = this.words.having(
      lexemes.map((lexeme) => ({ codes: vocabulary.beginningWith(lexeme), fields: LEXEMES })),
    );
    return either(written, inBasicForm);
  }

  private similarities(word: string): Similarities {
    const of = new Float32Array(this.words.length);
    const slots = new IntList();
    for (const { code, similarity } of wordsLike(word, this.words.vocabulary)) {
      this.words.eachPosting(code, (slot, fields) => {
        if ((fields & FIELDS.text) === 0) return;
        if (of[slot] === 0) slots.push(slot);
        of[slot] = Math.max(of[slot] ?? 0, 1 + similarity);
      });
    }
    return { slots, of };
  }

  /** Sorted by the key, of which there are few different ones, and then into the default order. */
  private ordered(slots: IntList, keyOf: (slot: number) => number): Int32Array {
    const byKey = new Map<number, IntList>();
    let [lastKey, same] = [NaN, new IntList()];
    for (const slot of this.inDefaultOrder(slots)) {
      const key = keyOf(slot);
      if (key !== lastKey) {
        same = byKey.get(key) ?? new IntList();
        byKey.set(key, same);
        lastKey = key;
      }
      same.push(slot);
    }
    const sorted = [...byKey.entries()].sort(([one], [other]) => one - other);
    return joined(sorted.map(([, list]) => list.items));
  }

  private inDefaultOrder(slots: IntList): Int32Array {
    if (slots.length * MANY < this.words.length) return slots.items.slice().sort(this.products.compare);
    const isFound = new Uint8Array(this.words.length);
    for (const slot of slots.items) isFound[slot] = 1;
    const ordered = new IntList(slots.length);
    for (const slot of this.all.inOrder) if (isFound[slot] === 1) ordered.push(slot);
    return ordered.items;
  }
}

function joined(lists: Int32Array[]): Int32Array {
  const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let length = 0;
  for (const list of lists) {
    all.set(list, length);
    length += list.length;
  }
  return all;
}

/** Those in one of them or in both. */
function either(one: FoundSlots, other: FoundSlots): FoundSlots {
  if (one.slots.length === 0) return other;
  const { slots, fields } = one;
  for (const slot of other.slots.items) {
    const has = fields[slot] ?? 0;
    if (has === 0) slots.push(slot);
    fields[slot] = has | (other.fields[slot] ?? 0);
  }
  return { slots, fields };
}
