import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { SpeedType } from '../../domain/shared/speed-type';
import type { Clock } from '../shared/clock.port';
import type { DeliveryCalendars } from './delivery-calendars.port';

/** `EarliestDelivery` of the catalogue: the same dates as `NextDeliveryDates` has for the cart (BD-43). */
export class EarliestDeliveryDates {
  constructor(
    private readonly calendars: DeliveryCalendars,
    private readonly clock: Clock,
  ) {}

  async from(
    locationIds: number[],
  ): Promise<(locationId: number, speed: SpeedType) => CalendarDate | undefined> {
    if (locationIds.length === 0) return () => undefined;
    const found = await this.calendars.of({ locationIds }, this.clock.now());
    const calendars = new Map(found.map(({ locationId, calendar }) => [locationId, calendar]));
    return (locationId, speed) => calendars.get(locationId)?.nextDate(speed);
  }
}
