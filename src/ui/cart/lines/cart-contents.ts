import type { AddedProduct } from '../../../application/cart/cart-state';
import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { CartLine } from '../../../domain/cart/cart-line';
import { formatSize } from '../../../domain/shared/size';
import { speedLabel } from '../../../domain/shared/speed';
import { Money } from '../../../domain/shared/money';
import { cartTexts } from '../../../texts/cart/cart';
import { priceSummaryTexts } from '../../../texts/cart/price-summary';
import type { FulfilmentLabels } from './fulfilment-labels';
import { toVendorCostsState } from '../vendor-costs/vendor-costs-state';

export const toLineState = (line: CartLine) => ({
  id: line.id,
  name: line.name,
  size: line.sizeLabel,
  imageUrl: line.imageUrl,
  quantity: line.quantity,
  unitPrice: line.unitPrice.format(),
  total: line.total.format(),
  stockMessage: line.stockMessage,
});

/** In the shopper's language, if the backend's speed is known. */
export const shownSpeed = ({ speed, speedLabel: asSent }: CartGroup): string =>
  speed ? speedLabel(speed) : asSent;

/** A group: one vendor, one speed (CART-02). */
export const toGroupState = (group: CartGroup, labels: FulfilmentLabels) => ({
  key: group.key,
  vendorName: group.vendorName,
  speed: group.speed,
  speedLabel: shownSpeed(group),
  methodLabel: labels.method(group),
  lines: group.lines.map(toLineState),
});

/** What a screen shows of the cart, which is null until it has been received. */
export function cartStatus(cart: Cart | null, problem: string) {
  if (cart) return cart.isEmpty ? 'empty' : 'ready';
  return problem ? 'failed' : 'loading';
}

/** The price rows; the total shown is the grand total plus the driver tip. */
export function toPriceSummaryState(cart: Cart, tip: Money = Money.zero) {
  const tipRows = tip.isZero ? [] : [{ label: priceSummaryTexts.driverTip, amount: tip }];
  return {
    rows: [...cart.summary.rows, ...tipRows].map(({ label, amount }) => ({ label, amount: amount.format() })),
    total: cart.summary.grandTotal.plus(tip).format(),
    vendorCosts: toVendorCostsState(cart, tip),
  };
}

/** `2 × Old Harbor Bourbon, 750 ml` */
export const addedText = ({ quantity, name, size }: AddedProduct): string =>
  [`${quantity} × ${name}`, formatSize(size)].filter(Boolean).join(', ');

export const itemCount = (cart: Cart): string => cartTexts.items(cart.unitCount);
