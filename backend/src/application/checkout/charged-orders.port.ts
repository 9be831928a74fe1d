import type { ChargedOrder } from '../../domain/order/reconciliation';

/** Orders that were charged to a card. */
export abstract class ChargedOrders {
  /** Those with one of these charges. */
  abstract ofCharges(chargeIds: readonly string[]): Promise<ChargedOrder[]>;
  /** Those placed at or after `from` and before `before`. */
  abstract placedBetween(from: Date, before: Date): Promise<ChargedOrder[]>;
}
