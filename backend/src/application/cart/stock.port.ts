import type { StockRequest, StockShortage } from '../../domain/cart/stock';

export abstract class Stock {
  /**
   * Takes the units, all or none: answers what is short, and then has taken nothing. The rows are locked in the order
   * of their keys, so that two orders cannot wait for each other.
   */
  abstract decrement(requests: StockRequest[]): Promise<StockShortage[]>;

  /** Puts units back, the rows locked in the same order. */
  abstract restore(returned: StockRequest[]): Promise<void>;
}
