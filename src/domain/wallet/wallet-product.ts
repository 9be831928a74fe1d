import type { Money } from '../shared/money';

/** A size of a prepaid product, as the venue sells it. */
export interface WalletSize {
  readonly millilitres: number;
  /** What it costs those who have not prepaid it. */
  readonly price: Money;
}

/** A prepaid product that a venue pours (ENT-18). */
export interface WalletProduct {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly sizes: readonly WalletSize[];
  readonly availableMl: number;
  readonly redeemableMl: number;
  /** The one order it comes from; empty where it is none or several. */
  readonly pastOrderId: string;
}
