import type { ProviderCharge } from '../../domain/order/reconciliation';

/** A charge of the provider, with the time at which it was made. */
export interface DatedCharge extends ProviderCharge {
  createdAt: Date;
}

/** A payment of the provider that belongs to a hold. */
export interface ChargeOfHold {
  /** The idempotency key under which it was made. */
  holdId: string;
  /** undefined: nothing is held or was taken, because it was declined or is not decided. */
  charge: DatedCharge | undefined;
}

/** The charges that the card provider has for this shop. */
export abstract class ProviderCharges {
  /** Charges and holds made in that time, both ends included, in any order; declined ones are left out. */
  abstract madeBetween(from: Date, to: Date): AsyncIterable<DatedCharge>;

  /** The payment with that id as it is now; undefined if it was not made by a shop. */
  abstract find(chargeId: string): Promise<ChargeOfHold | undefined>;
}
