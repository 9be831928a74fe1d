import type { DeliveryCalendar } from '../../domain/fulfilment/delivery-calendar';

export abstract class DeliveryCalendars {
  /** The calendars that locations deliver by, by location id. */
  abstract of(locationIds: number[], now: Date): Promise<Map<number, DeliveryCalendar>>;
}
