import type { CartLine } from '../../domain/cart/cart-line';
import type { OrderWithItems } from '../../domain/order/order-item';
import { millilitresOf } from '../../domain/wallet/millilitres';
import type { Wallets } from './wallets.port';

type Sold = Pick<CartLine, 'locationId' | 'locationState' | 'locationStarCategory'>;

/**
 * Credits what a dine-in order prepaid: bottle size times quantity of each item, redeemable in the state and star
 * category of its location.
 */
export async function creditWallet(
  wallets: Wallets,
  { order, items }: OrderWithItems,
  lines: Sold[],
): Promise<void> {
  for (const item of items) {
    const millilitres = millilitresOf(item.bottleSize) * item.quantity;
    const sold = lines.find(({ locationId }) => locationId === item.locationId);
    if (millilitres === 0 || !sold || sold.locationStarCategory === null) continue;
    const { customerId, id: orderId, placedAt: enteredAt } = order;
    const lotId = await wallets.insertLot({
      customerId,
      orderItemId: item.id,
      productId: item.productId,
      state: sold.locationState,
      starCategory: sold.locationStarCategory,
    });
    await wallets.addEntries([{ lotId, orderId, kind: 'credit', millilitres, enteredAt }]);
  }
}
