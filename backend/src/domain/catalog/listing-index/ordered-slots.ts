type Compare = (one: number, other: number) => number;

/** Slots in the default order. */
export class OrderedSlots {
  private sorted: Int32Array = new Int32Array();
  private added: number[] = [];

  constructor(private readonly compare: Compare) {}

  add(slot: number): void {
    this.added.push(slot);
  }

  get inOrder(): Int32Array {
    if (this.added.length > 0) {
      this.sorted = merge(this.sorted, Int32Array.from(this.added).sort(this.compare), this.compare);
      this.added = [];
    }
    return this.sorted;
  }
}

/** What is in one of the ordered lists, or in several, in order. */
export function mergeAll(lists: Int32Array[], compare: Compare): Int32Array {
  if (lists.length < 2) return lists[0] ?? new Int32Array();
  const half = lists.length >> 1;
  return merge(mergeAll(lists.slice(0, half), compare), mergeAll(lists.slice(half), compare), compare);
}

/** What is in one of two ordered lists, or in both, in order. */
export function merge(one: Int32Array, other: Int32Array, compare: Compare): Int32Array {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const merged = new Int32Array(one.length + other.length);
  let [length, i, j] = [0, 0, 0];
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]];
    if (left !== undefined && left === right) j += 1;
    const takesLeft = right === undefined || (left !== undefined && compare(left, right) <= 0);
    merged[length++] = (takesLeft ? left : right) ?? 0;
    if (takesLeft) i += 1;
    else j += 1;
  }
  return merged.subarray(0, length);
}
