/**
 * `credit`: prepaid by a dine-in order. `hold`: kept for an order that redeems, until its visit. `release`: the end of
 * that hold. `debit`: redeemed.
 */
export type WalletEntryKind = 'credit' | 'hold' | 'release' | 'debit';

/** What an entry adds to a lot, in millilitres; a hold and a debit are below zero. */
export interface NewWalletEntry {
  lotId: number;
  orderId: number;
  kind: WalletEntryKind;
  millilitres: number;
  enteredAt: Date;
}

/** What an item of a dine-in order prepaid, and where it can be redeemed. */
export interface NewWalletLot {
  customerId: number;
  orderItemId: number;
  productId: number;
  state: string;
  /** Stars, 1 to 5. */
  priceCategory: number;
}

/** A lot with what is left of it. */
export interface Balance {
  lotId: number;
  /** The order that prepaid it. */
  orderNumber: string;
  productId: number;
  state: string;
  priceCategory: number;
  millilitres: number;
}

export interface LotEntry {
  kind: WalletEntryKind;
  millilitres: number;
  orderNumber: string;
  /** As the database writes a moment in JSON. */
  enteredAt: string;
}

/** A lot as its owner reads it: what it is, and every millilitre that was added or taken. */
export interface WalletLot {
  productName: string;
  orderNumber: string;
  state: string;
  priceCategory: number;
  /** The oldest first. */
  entries: LotEntry[];
}
