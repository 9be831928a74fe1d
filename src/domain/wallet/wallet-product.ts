import type { Money } from '../shared/money';

/** A size of a prepaid product, as the venue sells it. */
interface WalletSize {
  readonly millilitres: number;
  /** Its price for those who have not prepaid it. */
  readonly price: Money;
}

/** A prepaid product that a venue serves (ENT-18). */
export interface WalletProduct {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly sizes: readonly WalletSize[];
  readonly availableMl: number;
  readonly redeemableMl: number;
  /** The order that prepaid it; empty if there is none or more than one. */
  readonly pastOrderId: string;
}
