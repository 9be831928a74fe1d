import type { WalletProduct } from '../../domain/wallet/wallet-product';

export interface WalletProductCriteria {
  customerId: number;
  vendorId: number;
  /** undefined: all venues of the vendor. */
  locationId: number | undefined;
}

export abstract class WalletProducts {
  /**
   * What a customer can redeem at a vendor, or at one venue of it: balances joined with what is on offer there (BD-14).
   * A balance is redeemed in the state and star category that it was bought in.
   */
  abstract matching(criteria: WalletProductCriteria): Promise<WalletProduct[]>;
}
