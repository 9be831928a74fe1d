const FIRST_CAPACITY = 64;

/** A list of 32-bit integers that grows, in an eighth of the memory of an array of objects. */
export class IntList {
  private stored: Int32Array;
  private count = 0;

  constructor(capacity = FIRST_CAPACITY) {
    this.stored = new Int32Array(Math.max(1, capacity));
  }

  get length(): number {
    return this.count;
  }

  /** Valid until the next `push`. */
  get items(): Int32Array {
    return this.stored.subarray(0, this.count);
  }

  /** As `items`, but longer than the list: does not make an object when one item is read. */
  get buffer(): Int32Array {
    return this.stored;
  }

  at(index: number): number {
    return this.stored[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.stored[index] = value;
  }

  push(value: number): void {
    if (this.count === this.stored.length) this.grow();
    this.stored[this.count] = value;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  private grow(): void {
    const larger = new Int32Array(this.stored.length * 2);
    larger.set(this.stored);
    this.stored = larger;
  }
}
