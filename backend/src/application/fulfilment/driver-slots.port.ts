import type { PlannedSlot } from '../../domain/fulfilment/driver-slots';
import type { CalendarDate } from '../../domain/shared/calendar-date';

export interface DriverSlotKey {
  locationId: number;
  date: CalendarDate;
  start: string;
}

export abstract class DriverSlots {
  /** The slots of locations on a day, with their bookings. */
  abstract planned(
    locationIds: number[],
    date: CalendarDate,
  ): Promise<(PlannedSlot & { locationId: number })[]>;

  /** Books one place of a slot; false when the last one went in the meantime. Two buyers cannot both get it (ASVS 2.3.4). */
  abstract book(slot: DriverSlotKey & { capacity: number }): Promise<boolean>;

  /** Gives one place of a slot back. */
  abstract release(slot: DriverSlotKey): Promise<void>;
}
