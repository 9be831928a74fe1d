import { IntList } from './int-list';

const FIRST_CAPACITY = 64;

/** Sequences of integers, each stored once, with a number for each from 0: a map of them in a fraction of the memory. */
export class IntSequences {
  private readonly stored = new IntList();
  /** Where the sequence with that number begins in `stored`; one more, for the end of the last. */
  private readonly starts = new IntList();
  /** An open hash table of their numbers, plus 1; never more than half full. */
  private table = new Int32Array(2 * FIRST_CAPACITY);

  constructor() {
    this.starts.push(0);
  }

  /** How many different ones there are. */
  get length(): number {
    return this.starts.length - 1;
  }

  /** All sequences, one after the other; longer than what they take. Valid until the next `of`. */
  get items(): Int32Array {
    return this.stored.buffer;
  }

  /** Where the sequence with that number begins in `items`. */
  startOf(number: number): number {
    return this.starts.at(number);
  }

  /** Exclusive. */
  endOf(number: number): number {
    return this.starts.at(number + 1);
  }

  /** The sequence with that number; valid until the next `of`. */
  get(number: number): Int32Array {
    return this.items.subarray(this.startOf(number), this.endOf(number));
  }

  /** The number of a sequence, which is stored if it is new. */
  of(sequence: readonly number[]): number {
    const at = this.placeOf(sequence);
    const known = this.table[at] ?? 0;
    if (known > 0) return known - 1;
    for (const item of sequence) this.stored.push(item);
    this.starts.push(this.stored.length);
    this.table[at] = this.length;
    if (2 * this.length > this.table.length) this.grow();
    return this.length - 1;
  }

  /** Where in the table the sequence is, or goes. */
  private placeOf(sequence: ArrayLike<number>): number {
    const mask = this.table.length - 1;
    let at = hashOf(sequence) & mask;
    for (;;) {
      const known = this.table[at] ?? 0;
      if (known === 0 || this.isAt(known - 1, sequence)) return at;
      at = (at + 1) & mask;
    }
  }

  private isAt(number: number, sequence: ArrayLike<number>): boolean {
    const start = this.startOf(number);
    if (this.endOf(number) - start !== sequence.length) return false;
    for (let at = 0; at < sequence.length; at += 1) if (this.items[start + at] !== sequence[at]) return false;
    return true;
  }

  private grow(): void {
    this.table = new Int32Array(2 * this.table.length);
    for (let number = 0; number < this.length; number += 1) {
      this.table[this.placeOf(this.get(number))] = number + 1;
    }
  }
}

/** FNV-1a over 32 bits at a time, with its upper bits mixed into the lower ones, which the table uses. */
function hashOf(sequence: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sequence.length; at += 1) {
    hash = Math.imul(hash ^ (sequence[at] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash;
}
