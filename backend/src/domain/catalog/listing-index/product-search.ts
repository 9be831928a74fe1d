import type { IndexedProduct } from './indexed-product';
import { IntList } from './int-list';
import { merge } from './ordered-slots';
import type { PackedProducts } from './packed-products';
import { mayBeMisspelled, wordsLike } from './similar-words';
import { FIELDS, LEXEMES, WRITTEN } from './word-fields';
import { eitherTerm, type FoundSlots, termOf, WordIndex } from './word-index';

/** A word of a search, in lower case and without accents. */
export interface SearchWord {
  word: string;
  /** Its basic forms, as PostgreSQL's full text knows them; none: it is too frequent to be searched for. */
  lexemes: string[];
}

/** Products with a similar word. */
interface Similar {
  slots: IntList;
  /** 1 more than the similarity of the most similar word; 0: the product has none. */
  bySlot: Float32Array;
}

/** More than any popularity: the exponent of a count of 32 bits. */
const ABOVE_POPULARITY = 64;

/** Finds products by words, including those that have been removed. */
export class ProductSearch {
  private readonly index = new WordIndex();

  constructor(private readonly products: PackedProducts) {}

  /** Adds the product of the next slot. */
  add(product: IndexedProduct): void {
    this.index.add(product);
  }

  /**
   * Products with every word, or with every word in its basic form. Those come first of which the name begins with the
   * words, then those with the words in the name, then in name and brand; among those the most popular, and then it is the
   * default order.
   */
  find(words: SearchWord[]): Int32Array {
    const [word, ...others] = words;
    const isPlain = others.length === 0 && word?.lexemes.length === 1;
    const { slots, fields } = isPlain ? this.havingWord(word) : this.having(words);
    const closeness = (slot: number): number => {
      const has = fields[slot] ?? 0;
      if (has & FIELDS.name && has & FIELDS.beginningOfName) return 0;
      if (has & (FIELDS.name | FIELDS.lexemesOfName)) return 1;
      return has & FIELDS.lexemesOfNameAndBrand ? 2 : 3;
    };
    return this.ordered(
      slots,
      (slot) => closeness(slot) * ABOVE_POPULARITY - this.products.popularityOf(slot),
    );
  }

  /** Products with a similar word for every word, the most similar first; none if no word may be misspelled. */
  findSimilar(words: SearchWord[]): Int32Array {
    const [first, ...others] = words;
    if (!first || !words.some(({ word }) => mayBeMisspelled(word))) return new Int32Array();
    const { slots, bySlot } = this.similarTo(first.word);
    let found = slots;
    for (const { word } of others) {
      if (found.length === 0) break;
      const similar = this.similarTo(word).bySlot;
      found = those(found, (slot) => similar[slot] !== 0);
      for (const slot of found.items) bySlot[slot] = (bySlot[slot] ?? 0) + (similar[slot] ?? 0);
    }
    return this.ordered(found, (slot) => -(bySlot[slot] ?? 0));
  }

  /** As `having` of one word with one basic form: its products are read once, not once for each form. */
  private havingWord({ word, lexemes: [lexeme = ''] }: SearchWord): FoundSlots {
    const { vocabulary } = this.index;
    const terms = [
      termOf(vocabulary.containing(word), WRITTEN),
      termOf(vocabulary.beginningWith(word), FIELDS.beginningOfName),
      termOf(vocabulary.beginningWith(lexeme), LEXEMES),
    ];
    return this.index.having([terms.reduce(eitherTerm)]);
  }

  private having(words: SearchWord[]): FoundSlots {
    const { vocabulary } = this.index;
    const written = words.map(({ word }) => termOf(vocabulary.containing(word), WRITTEN));
    const lexemes = words.flatMap((word) => word.lexemes);
    const inBasicForm = lexemes.map((lexeme) => termOf(vocabulary.beginningWith(lexeme), LEXEMES));
    const found = either(this.index.having(written), this.index.having(inBasicForm));
    this.markBeginnings(words, found);
    return found;
  }

  /** Marks the products whose name begins with the words. */
  private markBeginnings(words: SearchWord[], { slots, fields }: FoundSlots): void {
    const [first] = words;
    if (!first || slots.length === 0) return;
    const codes = this.index.vocabulary.beginningWith(first.word);
    // Looking at the first word is several times faster than reading the name.
    const isFirst = this.index.isIn(termOf(codes, FIELDS.beginningOfName), slots.length);
    const all = words.map(({ word }) => word).join(' ');
    for (const slot of slots.items)
      if (isFirst(slot) && this.products.nameOf(slot).startsWith(all))
        fields[slot] = (fields[slot] ?? 0) | FIELDS.beginningOfName;
  }

  private similarTo(word: string): Similar {
    const bySlot = new Float32Array(this.index.length);
    const slots = new IntList();
    for (const { code, similarity } of wordsLike(word, this.index.vocabulary)) {
      this.index.eachPosting(code, (slot, fields) => {
        if ((fields & FIELDS.text) === 0) return;
        const known = bySlot[slot] ?? 0;
        if (known === 0) slots.push(slot);
        bySlot[slot] = Math.max(known, 1 + similarity);
      });
    }
    return { slots, bySlot };
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
    const groups = [...byKey.entries()].sort(([one], [other]) => one - other);
    return joined(groups.map(([, list]) => list.items));
  }

  private inDefaultOrder(slots: IntList): Int32Array {
    const ascending = sorted(slots.items);
    const { orderedLength } = this.products;
    if ((ascending.at(-1) ?? 0) < orderedLength) return ascending;
    const added = ascending.findIndex((slot) => slot >= orderedLength);
    const others = ascending.slice(added).sort(this.products.compare);
    return merge(ascending.subarray(0, added), others, this.products.compare);
  }
}

/** Those with one word are sorted already. */
function sorted(slots: Int32Array): Int32Array {
  const isSorted = slots.every((slot, at) => at === 0 || (slots[at - 1] ?? 0) < slot);
  return isSorted ? slots : slots.slice().sort();
}

function those(slots: IntList, isKept: (slot: number) => boolean): IntList {
  const kept = new IntList();
  for (const slot of slots.items) if (isKept(slot)) kept.push(slot);
  return kept;
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
