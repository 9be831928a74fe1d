/**
 * `credit`: prepaid by a dine-in order. `hold`: reserved for a redemption until its visit. `release`: the end of that
 * hold. `debit`: redeemed, or reversed because the order that prepaid it was canceled.
 */
export type WalletEntryKind = 'credit' | 'hold' | 'release' | 'debit';

/** A change of a lot in millilitres; negative for a hold and a debit. */
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
  /** Star category, 1 to 5. */
  starCategory: number;
}

/** A lot with what is left of it. */
export interface Balance {
  lotId: number;
  /** The order that prepaid it. */
  orderNumber: string;
  productId: number;
  state: string;
  starCategory: number;
  millilitres: number;
}

export interface LotEntry {
  kind: WalletEntryKind;
  millilitres: number;
  orderNumber: string;
  enteredAt: Date;
}

/** A lot as its owner sees it, with all its entries. */
export interface WalletLot {
  productName: string;
  orderNumber: string;
  state: string;
  starCategory: number;
  /** Oldest first. */
  entries: LotEntry[];
}
