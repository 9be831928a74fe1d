import type { Balance, NewWalletEntry, NewWalletLot } from '../../domain/wallet/wallet-lot';

/** The ledger: entries are added and never changed, and a lot's sum is what can still be redeemed of it. */
export abstract class Wallets {
  /** A customer's lots, the oldest first. */
  abstract balances(customerId: number): Promise<Balance[]>;

  /** The same, locked until the transaction ends: who redeems at the same moment waits, and then reads what is left. */
  abstract lockBalances(customerId: number): Promise<Balance[]>;

  /** Answers the lot's id. */
  abstract insertLot(lot: NewWalletLot): Promise<number>;

  abstract addEntries(entries: NewWalletEntry[]): Promise<void>;
}
