import type { Transaction } from '../../adapters/postgres/database';
import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';
import { freeSlots } from '../../domain/fulfilment/driver-slots';
import { bookSlot, plannedSlots } from '../../adapters/postgres/fulfilment/slots.repository';
import type { LineDate } from '../../domain/checkout/delivery-choice';
import { distinctVisits, type DriverVisit } from '../../domain/checkout/driver-visits';

interface Visit extends DriverVisit {
  end: string;
}

/**
 * Books a driver for every same-day group; false when a slot does not exist, has begun or is full.
 */
export async function bookDrivers(
  tx: Transaction,
  dated: LineDate[],
  calendars: ReadonlyMap<number, DeliveryCalendar>,
): Promise<boolean> {
  for (const visit of visitsOf(dated)) {
    const calendar = calendars.get(visit.locationId);
    const planned = await plannedSlots(tx, [visit.locationId], visit.date);
    const slot =
      calendar &&
      freeSlots(calendar, visit.date, planned).find(
        (free) => free.start === visit.start && free.end === visit.end,
      );
    if (!slot || !(await bookSlot(tx, { ...visit, capacity: slot.capacity }))) return false;
  }
  return true;
}

const visitsOf = (dated: LineDate[]): Visit[] =>
  distinctVisits(
    dated.flatMap(({ line, date, slot, byDriver }) =>
      byDriver && date && slot?.end ? [{ locationId: line.locationId, date, ...slot, end: slot.end }] : [],
    ),
  );
