import type { IndexedProduct } from './indexed-product';
import { IntList } from './int-list';
import { Vocabulary } from './vocabulary';
import { FIELD_BITS, fieldsByWord } from './word-fields';

const NONE = -1;
/** Looking into a found product costs as much as this many postings. */
const LOOK = 4;

/** Words of which a product must have one, in one of the fields. */
export interface Term {
  codes: number[];
  fields: number;
}

/** Products, and the fields that have all terms. */
export interface FoundSlots {
  slots: IntList;
  /** By slot; 0: not found. */
  fields: Uint8Array;
}

/** A posting for each word of each product: those of a word are linked, those of a product are next to each other. */
export class WordIndex {
  readonly vocabulary = new Vocabulary();
  /** By the code of a word. */
  private readonly latest = new IntList();
  private readonly counts = new IntList();
  /** The slot and the fields of each posting, the posting before of the same word, and the code of the word. */
  private readonly postings = new IntList();
  private readonly previous = new IntList();
  private readonly words = new IntList();
  /** The first posting of each product. */
  private readonly starts = new IntList();

  /** The number of products. */
  get length(): number {
    return this.starts.length;
  }

  /** Adds the product of the next slot. */
  add(product: IndexedProduct): void {
    const slot = this.starts.length;
    this.starts.push(this.postings.length);
    for (const [word, fields] of fieldsByWord(product)) {
      const code = this.vocabulary.codeOf(word);
      if (code === this.latest.length) {
        this.latest.push(NONE);
        this.counts.push(0);
      }
      this.previous.push(this.latest.at(code));
      this.latest.set(code, this.postings.length);
      this.counts.set(code, this.counts.at(code) + 1);
      this.words.push(code);
      this.postings.push((slot << FIELD_BITS) | fields);
    }
  }

  /** Products that have all terms in a field, also those that have been removed. */
  having(terms: Term[]): FoundSlots {
    const counted = terms.map((term) => ({ term, count: this.countOf(term) }));
    const [rarest, ...others] = counted.sort((one, other) => one.count - other.count);
    if (!rarest) return { slots: new IntList(), fields: new Uint8Array() };
    let found = this.marked(rarest.term);
    for (const { term, count } of others) found = this.narrowed(found, term, count);
    return found;
  }

  /** Calls back with each product that has the word, and the fields. */
  eachPosting(code: number, found: (slot: number, fields: number) => void): void {
    const postings = this.postings.buffer;
    const previous = this.previous.buffer;
    for (let at = this.latest.at(code); at !== NONE; at = previous[at] ?? NONE) {
      const posting = postings[at] ?? 0;
      found(posting >> FIELD_BITS, posting & (2 ** FIELD_BITS - 1));
    }
  }

  private countOf({ codes }: Term): number {
    return codes.reduce((sum, code) => sum + this.counts.at(code), 0);
  }

  private marked(term: Term): FoundSlots {
    const fields = new Uint8Array(this.starts.length);
    const slots = new IntList();
    const mark = (slot: number, bits: number): void => {
      if ((bits & term.fields) === 0) return;
      if (fields[slot] === 0) slots.push(slot);
      fields[slot] = (fields[slot] ?? 0) | (bits & term.fields);
    };
    for (const code of term.codes) this.eachPosting(code, mark);
    return { slots, fields };
  }

  private narrowed({ slots, fields }: FoundSlots, term: Term, count: number): FoundSlots {
    const isLookedUp = slots.length * LOOK < count;
    const fieldsOf = isLookedUp ? this.lookUp(term) : this.fieldsIn(this.marked(term));
    const kept = new IntList();
    for (const slot of slots.items) {
      const both = (fields[slot] ?? 0) & fieldsOf(slot);
      fields[slot] = both;
      if (both !== 0) kept.push(slot);
    }
    return { slots: kept, fields };
  }

  private fieldsIn({ fields }: FoundSlots): (slot: number) => number {
    return (slot) => fields[slot] ?? 0;
  }

  /** The fields in which a product has the term, from the product's own postings. */
  private lookUp(term: Term): (slot: number) => number {
    const codes = new Set(term.codes);
    return (slot) => {
      let bits = 0;
      const next = slot + 1 < this.starts.length ? this.starts.at(slot + 1) : this.postings.length;
      for (let at = this.starts.at(slot); at < next; at += 1)
        if (codes.has(this.words.at(at))) bits |= this.postings.at(at) & term.fields;
      return bits;
    };
  }
}
