import type { DeliveryCalendar } from './delivery-calendar';

/** A location with the calendar that it delivers by. */
export interface LocationCalendar {
  locationId: number;
  vendorId: number;
  calendar: DeliveryCalendar;
}
