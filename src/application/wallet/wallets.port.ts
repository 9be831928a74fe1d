import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Wallet } from '../../domain/wallet/wallet';
import type { WalletProduct } from '../../domain/wallet/wallet-product';
import type { CartChange } from '../cart/carts.port';

/** Where something is to be drunk. */
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

/** The prepaid drinks of whoever is signed in. */
export abstract class Wallets {
  /** The newest order first; nothing prepaid is an empty wallet. */
  abstract wallet(): Promise<Result<Wallet, Unavailable>>;
  abstract productsAt(visit: WalletVenue): Promise<Result<readonly WalletProduct[], Unavailable>>;
  /** Puts a bottle into the wallet's own cart, which it answers; sent again under its key, once. */
  abstract add(addition: WalletAddition, attemptKey: string): Promise<Result<CartChange, CallFailure>>;
  /** Gives back what an order holds, until the hour of its visit. */
  abstract cancel(orderNumber: string): Promise<Result<null, CallFailure>>;
}
