import type { WalletLot } from '../../domain/wallet/wallet-lot';

export abstract class WalletLots {
  /** A customer's lots with their entries, newest first. */
  abstract of(customerId: number): Promise<WalletLot[]>;
}
