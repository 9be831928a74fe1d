import { unitsPerStock } from '../../domain/cart/stock';
import { distinctDriverDeliveries, type DriverDelivery } from '../../domain/checkout/driver-deliveries';
import type { OrderItem } from '../../domain/order/order-item';
import { Coupons } from '../cart/coupons.port';
import { Stock } from '../cart/stock.port';
import { DriverSlots } from '../fulfilment/driver-slots.port';
import type { Transaction } from '../shared/data-source.port';

/** What an order, or a part of it, releases. */
interface Reserved {
  items: OrderItem[];
  /** The remaining items, whose driver slots stay booked. */
  kept: OrderItem[];
  /** null: the order had none, or keeps it. */
  couponCode: string | null;
}

/** Returns what was reserved. Locks in the same order as placing: stock, slots, coupon. */
export async function returnReserved(tx: Transaction, { items, kept, couponCode }: Reserved): Promise<void> {
  await tx.get(Stock).restore(unitsPerStock(items));
  for (const delivery of deliveriesOnlyOf(items, kept)) await tx.get(DriverSlots).release(delivery);
  if (couponCode !== null) await tx.get(Coupons).returnUse(couponCode);
}

function deliveriesOnlyOf(items: OrderItem[], kept: OrderItem[]): DriverDelivery[] {
  const stillDriven = driverDeliveriesOf(kept);
  return driverDeliveriesOf(items).filter(
    (delivery) => !stillDriven.some((other) => isSame(other, delivery)),
  );
}

const isSame = (one: DriverDelivery, other: DriverDelivery): boolean =>
  one.locationId === other.locationId && one.date === other.date && one.start === other.start;

const driverDeliveriesOf = (items: OrderItem[]): DriverDelivery[] =>
  distinctDriverDeliveries(
    items.flatMap(({ deliveryMethod, locationId, deliveryDate, slotStart }) =>
      deliveryMethod === 'local delivery' && deliveryDate && slotStart
        ? [{ locationId, date: deliveryDate, start: slotStart }]
        : [],
    ),
  );
