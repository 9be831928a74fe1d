import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { CartLine } from '../../../domain/cart/cart-line';
import { shownDeliveryType } from '../../../domain/shared/delivery-type';
import type { PriceSummary } from '../../../domain/cart/price-summary';

/** A line of the cart, as it is read. */
export const shownLine = (line: CartLine) => ({
  id: line.id,
  name: line.name,
  size: line.sizeLabel,
  imageUrl: line.imageUrl,
  quantity: line.quantity,
  unitPrice: line.unitPrice.format(),
  total: line.total.format(),
  stockMessage: line.stockMessage,
});

/** What one vendor sends at one speed (CART-02). */
export const shownGroup = (group: CartGroup) => ({
  key: group.key,
  vendorName: group.vendorName,
  speed: group.deliveryType,
  speedLabel: group.deliveryType ? shownDeliveryType(group.deliveryType) : group.speedLabel,
  deliveryFee: group.deliveryFee.format(),
  lines: group.lines.map(shownLine),
});

export const shownPrices = (summary: PriceSummary) => ({
  rows: summary.rows.map(({ label, amount }) => ({ label, amount: amount.format() })),
  total: summary.grandTotal.format(),
});

export const itemCount = (cart: Cart): string =>
  cart.unitCount === 1 ? '1 item' : `${cart.unitCount} items`;
