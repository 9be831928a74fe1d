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

  /** Books a slot; false if the last place was taken meanwhile, so that it cannot be sold twice (ASVS 2.3.4). */
  abstract book(slot: DriverSlotKey & { capacity: number }): Promise<boolean>;

  /** Returns one place of a slot. */
  abstract release(slot: DriverSlotKey): Promise<void>;
}
