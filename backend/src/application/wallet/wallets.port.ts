import type { Balance, NewWalletEntry, NewWalletLot } from '../../domain/wallet/wallet-lot';

/** The ledger: entries are added and never changed; a lot's sum is what can still be redeemed. */
export abstract class Wallets {
  /** A customer's lots, oldest first. */
  abstract balances(customerId: number): Promise<Balance[]>;

  /** The same, locked until the transaction ends: concurrent redemptions wait, and then read what is left. */
  abstract lockBalances(customerId: number): Promise<Balance[]>;

  /** Whether the order redeems, rather than buys. */
  abstract isRedemption(orderId: number): Promise<boolean>;

  /** What items prepaid, and what is left of it. */
  abstract creditsOf(
    orderItemIds: readonly number[],
  ): Promise<{ lotId: number; millilitres: number; left: number }[]>;

  /** Returns the lot's id. */
  abstract insertLot(lot: NewWalletLot): Promise<number>;

  abstract addEntries(entries: NewWalletEntry[]): Promise<void>;
}
