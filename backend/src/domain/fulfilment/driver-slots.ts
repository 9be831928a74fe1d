import type { CalendarDate } from '../shared/calendar-date';
import type { DeliveryCalendar } from './delivery-calendar';

/** A slot of a day with its number of bookings. */
export interface PlannedSlot {
  start: string;
  end: string;
  capacity: number;
  booked: number;
}

/** The slots of a day that can still be booked, earliest first. */
export function freeSlots(
  calendar: DeliveryCalendar,
  date: CalendarDate,
  planned: PlannedSlot[],
): PlannedSlot[] {
  if (!calendar.hasDrivers(date)) return [];
  return planned
    .filter((slot) => slot.booked < slot.capacity && !calendar.hasBegun(date, slot.start))
    .sort((a, b) => a.start.localeCompare(b.start));
}
