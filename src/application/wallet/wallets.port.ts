import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { AgeRefusal } from '../../domain/identity/age-refusal';
import type { Result } from '../../domain/shared/result';
import type { Wallet } from '../../domain/wallet/wallet';
import type { WalletProduct } from '../../domain/wallet/wallet-product';
import type { CartChange } from '../cart/carts.port';

/** The venue of a redemption. */
export interface WalletVenue {
  readonly vendorId: string;
  readonly locationId: string;
}

/** One bottle to be redeemed (API-13). */
export interface WalletAddition {
  readonly cartId: string;
  readonly zipcode: string;
  readonly productId: string;
  readonly millilitres: number;
  readonly locationId: string;
  readonly pastOrderId: string;
}

/** The customer's prepaid drinks. */
export abstract class Wallets {
  /** Newest order first; possibly empty. */
  abstract wallet(): Promise<Result<Wallet, Unavailable>>;
  abstract productsAt(venue: WalletVenue): Promise<Result<readonly WalletProduct[], Unavailable>>;
  /** Adds a bottle to the wallet cart; sent again under its key, it takes effect once. */
  abstract add(
    addition: WalletAddition,
    attemptKey: string,
  ): Promise<Result<CartChange, CallFailure | AgeRefusal>>;
  /** Releases an order's holds, until the hour of its venue. */
  abstract cancel(orderNumber: string): Promise<Result<null, CallFailure>>;
}
