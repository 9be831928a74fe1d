import type { WalletLot } from '../../domain/wallet/wallet-lot';

export abstract class WalletLots {
  /** A customer's lots, the newest first, with their entries. */
  abstract of(customerId: number): Promise<WalletLot[]>;
}
