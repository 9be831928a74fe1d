import { addWalletProductToCart, cancelRedemption, getWallet, listWalletProducts } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import type { CartChange } from '../../../application/cart/carts.port';
import { type WalletAddition, Wallets, type WalletVenue } from '../../../application/wallet/wallets.port';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import type { AgeRefusal } from '../../../domain/identity/age-refusal';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { Wallet } from '../../../domain/wallet/wallet';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import { Api } from '../api';
import { toCartChange } from '../cart/to-cart';
import { incomplete, callFailed, callUnavailable, keyedCallFailed } from '../http-failure';
import { toAgeRefusal } from '../identity/to-age-refusal';
import { emptyResult } from '../shared/empty-result';
import { listOf } from '../shared/list-of';
import { toLot, toWalletProduct } from './to-wallet';

@injectable()
export class HttpWallets extends Wallets {
  constructor(private readonly api: Api) {
    super();
  }

  /** Code -1 means that there is nothing (C§9). */
  async wallet(): Promise<Result<Wallet, Unavailable>> {
    const answer = await this.api.call(getWallet, { body: { customer_id: this.api.customerId } });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(Wallet.of(listOf(answer.data.data).map(toLot)));
  }

  async productsAt(venue: WalletVenue): Promise<Result<readonly WalletProduct[], Unavailable>> {
    const body = {
      vendor_id: venue.vendorId,
      vendor_loc_id: venue.locationId,
      customer_id: this.api.customerId,
    };
    const answer = await this.api.call(listWalletProducts, { body });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(listOf(answer.data).map(toWalletProduct));
  }

  /** One bottle per call; the quantity is a string here (API-13). */
  async add(
    addition: WalletAddition,
    attemptKey: string,
  ): Promise<Result<CartChange, CallFailure | AgeRefusal>> {
    const body = {
      api_token: this.api.token,
      cart_id: addition.cartId,
      zipcode: addition.zipcode,
      product_id: addition.productId,
      qty: '1',
      size: String(addition.millilitres),
      vendor_loc_id: addition.locationId,
      pastorderid: addition.pastOrderId,
      wallet: 1 as const,
    };
    const headers = { 'Idempotency-Key': attemptKey };
    const answer = await this.api.call(addWalletProductToCart, { body, headers });
    if (!answer.ok) return keyedCallFailed(answer.failure);
    if (!answer.succeeded) {
      const ageRefusal = toAgeRefusal(answer.data);
      return ageRefusal ? failed(ageRefusal) : refused(answer.message ?? '');
    }
    // Without an id it is unknown which cart it went into.
    return answer.data.cart_id ? ok(toCartChange(answer.data, '')) : callFailed(incomplete(answer));
  }

  async cancel(orderNumber: string): Promise<Result<null, CallFailure>> {
    const body = { api_token: this.api.token, order_id: orderNumber };
    return emptyResult(await this.api.call(cancelRedemption, { body }));
  }
}
