import type { LineDelivery } from '../../domain/checkout/delivery-choice';
import { distinctDriverDeliveries, type DriverDelivery } from '../../domain/checkout/driver-deliveries';
import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';
import { freeSlots } from '../../domain/fulfilment/driver-slots';
import { DriverSlots } from '../fulfilment/driver-slots.port';
import type { Transaction } from '../shared/data-source.port';

interface SlotDelivery extends DriverDelivery {
  end: string;
}

/** Books a driver for every same-day group; false if a slot does not exist, has started or is full. */
export async function bookDriverSlots(
  tx: Transaction,
  deliveries: LineDelivery[],
  calendars: ReadonlyMap<number, DeliveryCalendar>,
): Promise<boolean> {
  const slots = tx.get(DriverSlots);
  for (const delivery of driverDeliveriesOf(deliveries)) {
    const calendar = calendars.get(delivery.locationId);
    const planned = await slots.planned([delivery.locationId], delivery.date);
    const slot =
      calendar &&
      freeSlots(calendar, delivery.date, planned).find(
        (free) => free.start === delivery.start && free.end === delivery.end,
      );
    if (!slot || !(await slots.book({ ...delivery, capacity: slot.capacity }))) return false;
  }
  return true;
}

const driverDeliveriesOf = (deliveries: LineDelivery[]): SlotDelivery[] =>
  distinctDriverDeliveries(
    deliveries.flatMap(({ line, date, slot, byDriver }) =>
      byDriver && date && slot?.end ? [{ locationId: line.locationId, date, ...slot, end: slot.end }] : [],
    ),
  );
