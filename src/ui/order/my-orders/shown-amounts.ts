import type { Order } from '../../../domain/order/order';

/** The amounts of an order under their labels (ORD-09..13), with the fees where there are any. */
export function shownAmounts(order: Order): { label: string; value: string }[] {
  const { deliveryFee, fees, tax, tip, discount, total } = order;
  return [
    { label: 'DELIVERY', value: deliveryFee.format() },
    ...(fees.isZero ? [] : [{ label: 'FEES', value: fees.format() }]),
    { label: 'TAX', value: tax.format() },
    { label: 'TIP', value: tip.format() },
    { label: 'DISCOUNT', value: discount.format() },
    { label: 'TOTAL', value: total.format() },
  ];
}
