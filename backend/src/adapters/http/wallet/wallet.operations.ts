import { AddWalletProduct } from '../../../application/wallet/add-wallet-product';
import { CancelRedemption } from '../../../application/wallet/cancel-redemption';
import { WalletLots } from '../../../application/wallet/wallet-lots.port';
import { WalletProducts } from '../../../application/wallet/wallet-products.port';
import { refused } from '../../../domain/wallet/wallet-refusal';
import { attemptOf } from '../idempotency';
import { type Operations, requireOwner, requireSession } from '../operation';
import type { Services } from '../services';
import { walletProductToWire } from './wallet-product.wire';
import { parseWalletAddition, parseWalletProductCriteria } from './wallet-request';
import { lotToWire } from './wallet-row.wire';

/** Wallet calls: BD-13, BD-14, BD-38 and the extension of X-159. */
export function walletOperations({ data, clock, checkAge }: Services): Operations {
  const walletLots = data.get(WalletLots);
  const products = data.get(WalletProducts);
  const addWalletProduct = new AddWalletProduct(data, clock, checkAge);
  const cancelRedemption = new CancelRedemption(data, clock);
  return {
    async getWallet(call) {
      const { customerId } = requireOwner(call, call.body.customer_id);
      const lots = await walletLots.of(customerId);
      if (lots.length === 0) throw refused({ kind: 'wallet-empty' });
      return { code: 1, data: lots.map(lotToWire) };
    },

    async listWalletProducts(call) {
      const { customerId } = requireOwner(call, call.body.customer_id);
      const criteria = parseWalletProductCriteria(customerId, call.body);
      return criteria ? (await products.matching(criteria)).map(walletProductToWire) : [];
    },

    async cancelRedemption(call) {
      await cancelRedemption.execute(call.body.order_id, requireSession(call).customerId);
      return { code: 1, message: 'Your order has been canceled.' };
    },

    async addWalletProductToCart(call) {
      const attempt = attemptOf(call.headers['Idempotency-Key'], call.body);
      const command = parseWalletAddition(call.body);
      const added = await addWalletProduct.execute(command, requireSession(call), attempt);
      const cart = { cart_id: added.cartId, total_products_in_cart: added.units };
      return [{ code: 1, message: 'Added to your cart.', ...cart }];
    },
  };
}
