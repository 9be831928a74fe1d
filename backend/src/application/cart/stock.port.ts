import type { StockRequest, StockShortage } from '../../domain/cart/stock';

export abstract class Stock {
  /**
   * Takes the units, all or none; returns the shortages, and then takes nothing. Rows are locked in the order of their
   * keys to avoid deadlocks.
   */
  abstract decrement(requests: StockRequest[]): Promise<StockShortage[]>;

  /** Returns units to stock; rows are locked in the same order. */
  abstract restore(returned: StockRequest[]): Promise<void>;
}
