/** What orders hold of a wallet until their visit. */
export abstract class RedemptionHolds {
  /** Orders whose holds are open, and whose visit has come. */
  abstract dueOrders(now: Date): Promise<number[]>;

  /** Whether an order has holds for a visit that is still to come. */
  abstract isBeforeVisit(orderId: number, now: Date): Promise<boolean>;

  /** Ends an order's holds; answers how many, which is none where somebody else was faster. */
  abstract release(orderId: number, now: Date): Promise<number>;

  /** Books what an order's released holds held as redeemed. */
  abstract debit(orderId: number, now: Date): Promise<void>;
}
