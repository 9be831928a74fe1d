import type { ProviderCharge } from '../../domain/order/reconciliation';

/** A charge of the provider, with the time at which it was made. */
export interface DatedCharge extends ProviderCharge {
  createdAt: Date;
}

/** The charges that the card provider has for this shop. */
export abstract class ProviderCharges {
  /** Charges and holds made in that time, both ends included, in any order; declined ones are left out. */
  abstract madeBetween(from: Date, to: Date): AsyncIterable<DatedCharge>;
}
