import type { IndexedProduct } from './indexed-product';
import { IntList } from './int-list';
import { Vocabulary } from './vocabulary';
import { FIELD_BITS, fieldsByWord } from './word-fields';

const ALL_FIELDS = 2 ** FIELD_BITS - 1;
/** Looking into a product costs as much as this many postings. */
const POSTINGS_PER_LOOKUP = 4;

/** Words of which a product must have one, in ascending order, and for each the fields in which it counts. */
export interface Term {
  codes: ArrayLike<number>;
  fields: Uint8Array;
}

export const termOf = (codes: ArrayLike<number>, fields: number): Term => ({
  codes,
  fields: new Uint8Array(codes.length).fill(fields),
});

/** The words of both; one that is in both counts in the fields of both. */
export function eitherTerm(one: Term, other: Term): Term {
  const codes: number[] = [];
  const fields: number[] = [];
  for (let [i, j] = [0, 0]; i < one.codes.length || j < other.codes.length;) {
    const left = one.codes[i] ?? Infinity;
    const right = other.codes[j] ?? Infinity;
    codes.push(Math.min(left, right));
    fields.push(
      (left <= right ? (one.fields[i++] ?? 0) : 0) | (right <= left ? (other.fields[j++] ?? 0) : 0),
    );
  }
  return { codes, fields: Uint8Array.from(fields) };
}

/** Products, and the fields that have all terms. */
export interface FoundSlots {
  slots: IntList;
  /** By slot; 0: not found. */
  fields: Uint8Array;
}

/** A number with a few bits below it, for the fields. */
const withFields = (number: number, fields: number): number => (number << FIELD_BITS) | fields;

/** Which products have a word, and which words a product has; each with the fields. Removed products stay in it. */
export class WordIndex {
  readonly vocabulary = new Vocabulary();
  /** The first product with each word; most words of a large catalogue are in one. */
  private readonly firstPostings = new IntList();
  /** By the code of a word: the other products with it. */
  private readonly morePostings = new Map<number, IntList>();
  /** The codes of the words of all products, a product after the other, and where those of each begin. */
  private readonly wordCodes = new IntList();
  private readonly starts = new IntList();

  /** The number of products. */
  get length(): number {
    return this.starts.length;
  }

  /** Adds the product of the next slot. */
  add(product: IndexedProduct): void {
    const slot = this.starts.length;
    this.starts.push(this.wordCodes.length);
    for (const [word, fields] of fieldsByWord(product)) {
      const code = this.vocabulary.codeOf(word);
      this.wordCodes.push(withFields(code, fields));
      this.addPosting(code, withFields(slot, fields));
    }
  }

  /** Products that have all terms, in the same field. */
  having(terms: Term[]): FoundSlots {
    const counted = terms.map((term) => ({ term, count: this.countOf(term) }));
    const [rarest, ...others] = counted.sort((one, other) => one.count - other.count);
    let found = rarest ? this.marked(rarest.term, rarest.count) : NOTHING;
    for (const { term, count } of others) {
      if (found.slots.length === 0) return NOTHING;
      found = this.narrowed(found, term, count);
    }
    return found;
  }

  /** Tells of each of so many products whether it has the term. */
  isIn(term: Term, products: number): (slot: number) => boolean {
    const fieldsOf = this.fieldsWith(term, this.countOf(term), products);
    return (slot) => fieldsOf(slot) !== 0;
  }

  /** Calls back with each product that has the word, and the fields. */
  eachPosting(code: number, found: (slot: number, fields: number) => void): void {
    const first = this.firstPostings.at(code);
    found(first >> FIELD_BITS, first & ALL_FIELDS);
    const more = this.morePostings.get(code);
    if (!more) return;
    for (const posting of more.items) found(posting >> FIELD_BITS, posting & ALL_FIELDS);
  }

  private addPosting(code: number, posting: number): void {
    if (code === this.firstPostings.length) {
      this.firstPostings.push(posting);
      return;
    }
    const more = this.morePostings.get(code) ?? new IntList(1);
    this.morePostings.set(code, more);
    more.push(posting);
  }

  private countOf({ codes }: Term): number {
    let count = codes.length;
    for (let at = 0; at < codes.length; at += 1) count += this.morePostings.get(codes[at] ?? 0)?.length ?? 0;
    return count;
  }

  private marked(term: Term, count: number): FoundSlots {
    const fields = new Uint8Array(this.length);
    const slots = new IntList(Math.min(count, this.length));
    const mark = (posting: number, bits: number): void => {
      const asked = posting & bits;
      if (asked === 0) return;
      const slot = posting >> FIELD_BITS;
      const known = fields[slot] ?? 0;
      if (known === 0) slots.push(slot);
      fields[slot] = known | asked;
    };
    for (let at = 0; at < term.codes.length; at += 1) {
      const [code, bits] = [term.codes[at] ?? 0, term.fields[at] ?? 0];
      mark(this.firstPostings.at(code), bits);
      const more = this.morePostings.get(code);
      // Without `eachPosting`: calling back for each takes twice as long.
      if (more) for (const posting of more.items) mark(posting, bits);
    }
    return { slots, fields };
  }

  private narrowed({ slots, fields }: FoundSlots, term: Term, count: number): FoundSlots {
    const fieldsOf = this.fieldsWith(term, count, slots.length);
    const kept = new IntList(slots.length);
    for (const slot of slots.items) {
      const both = (fields[slot] ?? 0) & fieldsOf(slot);
      fields[slot] = both;
      if (both !== 0) kept.push(slot);
    }
    return { slots: kept, fields };
  }

  /** The fields in which a product has the term, found in the way that is quicker for so many products. */
  private fieldsWith(term: Term, count: number, products: number): (slot: number) => number {
    const isLookedUp = products * POSTINGS_PER_LOOKUP < count;
    return isLookedUp ? this.lookUp(term) : fieldsIn(this.marked(term, count));
  }

  /** The fields in which a product has the term, from the product's own words. */
  private lookUp(term: Term): (slot: number) => number {
    const fieldsByCode = new Map(Array.from(term.codes, (code, at) => [code, term.fields[at] ?? 0]));
    return (slot) => {
      let fields = 0;
      const end = slot + 1 < this.length ? this.starts.at(slot + 1) : this.wordCodes.length;
      for (let at = this.starts.at(slot); at < end; at += 1) {
        const word = this.wordCodes.at(at);
        fields |= word & (fieldsByCode.get(word >> FIELD_BITS) ?? 0);
      }
      return fields;
    };
  }
}

const NOTHING: FoundSlots = { slots: new IntList(), fields: new Uint8Array() };

const fieldsIn =
  ({ fields }: FoundSlots) =>
  (slot: number): number =>
    fields[slot] ?? 0;
