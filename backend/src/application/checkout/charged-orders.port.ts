import type { ChargedOrder } from '../../domain/order/reconciliation';

/** Orders that were charged to a card. */
export abstract class ChargedOrders {
  /** Those with one of these charges. */
  abstract ofCharges(chargeIds: readonly string[]): Promise<ChargedOrder[]>;
  /** Those placed from the first time on, and before the other. */
  abstract placedBetween(from: Date, before: Date): Promise<ChargedOrder[]>;
}
