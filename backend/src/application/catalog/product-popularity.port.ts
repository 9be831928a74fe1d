/**
 * How many of each product were bought lately, as a power of two: 3 for 8 to 15, 4 for 16 to 31; 0 for fewer than 8. So it
 * seldom changes, and a few orders do not move a product ahead of others.
 */
export abstract class ProductPopularity {
  /** Counts what was bought since then, by orders that are paid or due on delivery; canceled items do not count. */
  abstract recount(since: Date): Promise<void>;
}
