import type { AreaDelivery } from '../../domain/fulfilment/delivery-window';
import type { LocationCalendar } from '../../domain/fulfilment/location-calendar';

export interface CalendarOwners {
  locationIds: number[];
  /** All locations of these vendors. */
  vendorIds?: number[];
}

export abstract class DeliveryCalendars {
  /** The delivery calendars of locations, by location id. */
  abstract of(owners: CalendarOwners, now: Date): Promise<LocationCalendar[]>;

  /** The calendars of the locations that deliver to a zipcode, with their speeds and driver slots; one query. */
  abstract ofArea(zipcode: string, now: Date): Promise<AreaDelivery[]>;
}
