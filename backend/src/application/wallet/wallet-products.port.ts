import type { WalletProduct } from '../../domain/wallet/wallet-product';

export interface WalletProductCriteria {
  customerId: number;
  vendorId: number;
  /** undefined: all venues of the vendor. */
  locationId: number | undefined;
}

export abstract class WalletProducts {
  /**
   * What a customer can redeem at a vendor, or at one of its venues: the balances joined with the current offers
   * (BD-14). A balance is redeemable in the state and star category where it was bought.
   */
  abstract matching(criteria: WalletProductCriteria): Promise<WalletProduct[]>;
}
