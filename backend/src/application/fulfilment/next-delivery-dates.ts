import { refused } from '../../domain/fulfilment/fulfilment-refusal';
import type { LocationCalendar } from '../../domain/fulfilment/location-calendar';
import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { SpeedType } from '../../domain/shared/speed-type';
import { refused as refusedVendor } from '../../domain/vendor/vendor-refusal';
import type { Clock } from '../shared/clock.port';
import type { DeliveryCalendars } from './delivery-calendars.port';

export interface NextDeliveryQuery {
  /** A location, else a vendor. */
  id: number;
  /** undefined: no such speed. */
  speed: SpeedType | 'dine-in' | undefined;
}

interface NextDelivery {
  date: CalendarDate;
  /** Days that cannot be chosen. */
  holidays: CalendarDate[];
}

/** The first delivery date of each vendor, and its holidays (BD-43). */
export class NextDeliveryDates {
  constructor(
    private readonly calendars: DeliveryCalendars,
    private readonly clock: Clock,
  ) {}

  /** In the order of the queries. */
  async execute(queries: NextDeliveryQuery[]): Promise<NextDelivery[]> {
    const ids = queries.map(({ id }) => id);
    const calendars = await this.calendars.of({ locationIds: ids, vendorIds: ids }, this.clock.now());
    return queries.map(({ id, speed }) => {
      const found = calendarOf(calendars, id);
      if (!found) throw refusedVendor({ kind: 'vendor-not-found' });
      if (speed === undefined) throw refused({ kind: 'speed-unknown' });
      const date = found.calendar.nextDate(speed === 'dine-in' ? undefined : speed);
      return { date, holidays: found.calendar.holidays() };
    });
  }
}

/** The location with this id, else the first location of the vendor with this id. */
const calendarOf = (calendars: LocationCalendar[], id: number): LocationCalendar | undefined =>
  calendars.find((each) => each.locationId === id) ?? calendars.find((each) => each.vendorId === id);
