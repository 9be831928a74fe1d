import type { Transaction } from '../database/database';
import type { DeliveryCalendar } from '../fulfilment/delivery-calendar';
import { freeSlots } from '../fulfilment/driver-slots';
import { bookSlot, plannedSlots } from '../fulfilment/slots.repository';
import type { LineDate } from './delivery-choice';

interface Visit {
  locationId: number;
  date: string;
  start: string;
  end: string;
}

/**
 * Books a driver for every same-day group; false when a slot does not exist, has begun or is full. Always in
 * the same order, so that two orders cannot wait for each other.
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

function visitsOf(dated: LineDate[]): Visit[] {
  const visits = dated.flatMap(({ line, date, slot, byDriver }) =>
    byDriver && date && slot ? [{ locationId: line.locationId, date, ...slot }] : [],
  );
  const distinct = new Map(
    visits.map((visit) => [
      `${String(visit.locationId).padStart(9, '0')} ${visit.date} ${visit.start}`,
      visit,
    ]),
  );
  return [...distinct.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, visit]) => visit);
}
