import type { LocationCalendar } from '../../domain/fulfilment/location-calendar';

export interface CalendarOwners {
  locationIds: number[];
  /** All locations of these vendors. */
  vendorIds?: number[];
}

export abstract class DeliveryCalendars {
  /** The delivery calendars of locations, by location id. */
  abstract of(owners: CalendarOwners, now: Date): Promise<LocationCalendar[]>;
}
