import type { DeliveryCalendar } from './delivery-calendar';

/** A location with its delivery calendar. */
export interface LocationCalendar {
  locationId: number;
  vendorId: number;
  calendar: DeliveryCalendar;
}
