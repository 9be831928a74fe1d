import { unitsPerStock } from '../../domain/cart/stock';
import { distinctDriverDeliveries, type DriverDelivery } from '../../domain/checkout/driver-deliveries';
import type { OrderItem, OrderWithItems } from '../../domain/order/order-item';
import { Coupons } from '../cart/coupons.port';
import { Stock } from '../cart/stock.port';
import { DriverSlots } from '../fulfilment/driver-slots.port';
import type { Transaction } from '../shared/data-source.port';

/** Returns what an order reserved. Locks in the same order as placing: stock, slots, coupon. */
export async function returnReserved(tx: Transaction, { order, items }: OrderWithItems): Promise<void> {
  await tx.get(Stock).restore(unitsPerStock(items));
  for (const delivery of driverDeliveriesOf(items)) await tx.get(DriverSlots).release(delivery);
  if (order.couponCode !== null) await tx.get(Coupons).returnUse(order.couponCode);
}

const driverDeliveriesOf = (items: OrderItem[]): DriverDelivery[] =>
  distinctDriverDeliveries(
    items.flatMap(({ deliveryMethod, locationId, deliveryDate, slotStart }) =>
      deliveryMethod === 'local delivery' && deliveryDate && slotStart
        ? [{ locationId, date: deliveryDate, start: slotStart }]
        : [],
    ),
  );
