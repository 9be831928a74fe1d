import type { Services } from '../services';
import { attemptOf } from '../idempotency';
import { type Operations, requireOwner, requireSession } from '../operation';
import { parseId } from '../../../domain/shared/ids';
import { orRefused } from '../../../domain/shared/refusal';
import { AddWalletProduct } from '../../../application/wallet/add-wallet-product.service';
import { CancelRedemption } from '../../../application/wallet/cancel-redemption.service';
import { toWalletProduct } from './wallet-product.wire';
import { listWalletProducts } from '../../postgres/wallet/wallet-products.repository';
import { toWalletRow } from './wallet-row.wire';
import { listWalletLots } from '../../postgres/wallet/wallet-rows.repository';

/** The wallet's calls: wire in and out (BD-13, BD-14, BD-38). */
export function walletOperations({ db, clock }: Services): Operations {
  const addWalletProduct = new AddWalletProduct(db, clock);
  const cancelRedemption = new CancelRedemption(db, clock);
  return {
    getWallet: async (call) => {
      const { customerId } = requireOwner(call, call.body.customer_id);
      const lots = await listWalletLots(db, customerId);
      if (lots.length === 0) return { code: -1, message: 'Your wallet is empty', data: [] };
      return { code: 1, data: lots.map(toWalletRow) };
    },
    listWalletProducts: async (call) => {
      const { customerId } = requireOwner(call, call.body.customer_id);
      const vendorId = parseId(call.body.vendor_id);
      if (vendorId === undefined) return [];
      const named = call.body.vendor_loc_id;
      // What names no location is a location without anything, not all of them.
      const locationId = named ? (parseId(named) ?? 0) : undefined;
      return (await listWalletProducts(db, { customerId, vendorId, locationId })).map(toWalletProduct);
    },
    cancelRedemption: async (call) => {
      const { customerId } = requireSession(call);
      return orRefused(
        async () => {
          await cancelRedemption.execute(call.body.order_id, customerId);
          return { code: 1 as const, message: 'Your order has been cancelled.' };
        },
        (message) => ({ code: -1 as const, message }),
      );
    },
    addWalletProductToCart: async (call) => {
      const { customerId } = requireSession(call);
      const attempt = attemptOf(call.headers['Idempotency-Key'], call.body);
      return orRefused(
        async () => {
          const { cartId, units } = await addWalletProduct.execute(call.body, customerId, attempt);
          const message = 'Added to your cart';
          return [{ code: 1 as const, message, cart_id: cartId, total_products_in_cart: units }];
        },
        (message) => [{ code: -1 as const, message }],
      );
    },
  };
}
