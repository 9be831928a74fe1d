/** Holds on the wallet until the visit. */
export abstract class RedemptionHolds {
  /** Orders with open holds whose visit is over. */
  abstract dueOrders(now: Date): Promise<number[]>;

  /** Whether the order has holds and its visit is still to come. */
  abstract isBeforeVisit(orderId: number, now: Date): Promise<boolean>;

  /** Releases an order's holds; returns how many, 0 if a concurrent call was faster. */
  abstract release(orderId: number, now: Date): Promise<number>;

  /** Debits what the order's released holds had reserved. */
  abstract debit(orderId: number, now: Date): Promise<void>;
}
