import type { LocationCalendar } from '../../domain/fulfilment/location-calendar';

export interface CalendarOwners {
  locationIds: number[];
  /** All locations of these vendors. */
  vendorIds?: number[];
}

export abstract class DeliveryCalendars {
  /** The calendars that locations deliver by, in the order of the locations' ids. */
  abstract of(owners: CalendarOwners, now: Date): Promise<LocationCalendar[]>;
}
