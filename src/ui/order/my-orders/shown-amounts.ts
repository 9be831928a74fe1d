import type { Order } from '../../../domain/order/order';
import { myOrdersTexts } from '../../../texts/order/my-orders';

/** The amounts of an order under their labels (ORD-09..13), with the fees where there are any. */
export function shownAmounts(order: Order): { label: string; value: string }[] {
  const { deliveryFee, fees, tax, tip, discount, total } = order;
  return [
    { label: myOrdersTexts.amounts.delivery, value: deliveryFee.format() },
    ...(fees.isZero ? [] : [{ label: myOrdersTexts.amounts.fees, value: fees.format() }]),
    { label: myOrdersTexts.amounts.tax, value: tax.format() },
    { label: myOrdersTexts.amounts.tip, value: tip.format() },
    { label: myOrdersTexts.amounts.discount, value: discount.format() },
    { label: myOrdersTexts.amounts.total, value: total.format() },
  ];
}
