import type { NewOrder } from '../../src/domain/order/order';
import type { NewOrderItem } from '../../src/domain/order/order-item';

/** An order of Jane's, by default in progress and to be paid on delivery; the total is the sum of its parts. */
export function anOrder(
  changes: Pick<NewOrder, 'customerId' | 'subtotalCents' | 'placedAt'> & Partial<NewOrder>,
): NewOrder {
  const order = {
    status: 'processing' as const,
    email: 'jane@example.com',
    telephone: '2125550100',
    discountCents: 0,
    deliveryFeeCents: 0,
    feeCents: 0,
    taxCents: 0,
    tipCents: 0,
    paymentMethod: 4,
    paymentStatus: 'due on delivery' as const,
    ...changes,
  };
  const { subtotalCents, discountCents, deliveryFeeCents, feeCents, taxCents, tipCents } = order;
  const grandTotalCents = subtotalCents - discountCents + deliveryFeeCents + feeCents + taxCents + tipCents;
  return { ...order, grandTotalCents };
}

/** Bottles of Harbor Light Bourbon from location 11. */
export function aBourbonItem(
  changes: Pick<NewOrderItem, 'deliveryMethod' | 'status' | 'unitPriceCents'> & Partial<NewOrderItem>,
): NewOrderItem {
  const { quantity = 1, unitPriceCents } = changes;
  return {
    productId: 101,
    variantId: 1011,
    productName: 'Harbor Light Bourbon',
    bottleSize: '750',
    locationId: 11,
    vendorName: 'Hudson Cellars',
    quantity,
    lineTotalCents: quantity * unitPriceCents,
    taxCents: 0,
    ...changes,
  };
}
