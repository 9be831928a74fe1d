import type { CalendarRuleKind } from '../../domain/fulfilment/calendar-rule-kind';
import { distinctSlots, freeSlots, type PlannedSlot } from '../../domain/fulfilment/driver-slots';
import { refused } from '../../domain/fulfilment/fulfilment-refusal';
import type { LocationCalendar } from '../../domain/fulfilment/location-calendar';
import { type CalendarDate, isCalendarDate } from '../../domain/shared/calendar-date';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { DeliveryCalendars } from './delivery-calendars.port';
import { DriverSlots } from './driver-slots.port';
import { ServiceLocations } from './service-locations.port';

/** The slots of a day: at a location, at those of a vendor, or at those that deliver to a zipcode. */
interface DriverSlotsQuery {
  date: string;
  locationId: number | undefined;
  vendorId: number | undefined;
  zipcode: string | undefined;
}

/** The free slots; if there are none, the rules of the locations' calendars that say so. */
type DriverSlotsResult = { slots: PlannedSlot[] } | { rules: CalendarRuleKind[] };

/** The driver slots of a day that can still be booked (BD-04). */
export class ListDriverSlots {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(query: DriverSlotsQuery): Promise<DriverSlotsResult> {
    const { date } = query;
    if (!isCalendarDate(date)) throw refused({ kind: 'slot-date-invalid' });
    const locationIds = await this.locationsOf(query);
    const calendars = await this.data.get(DeliveryCalendars).of({ locationIds }, this.clock.now());
    if (calendars.length > 0 && calendars.every(({ calendar }) => date < calendar.now.date))
      throw refused({ kind: 'slot-date-invalid' });
    const planned = await this.data.get(DriverSlots).planned(locationIds, date);
    const free = calendars.flatMap(({ locationId, calendar }) =>
      freeSlots(
        calendar,
        date,
        planned.filter((slot) => slot.locationId === locationId),
      ),
    );
    return free.length > 0 ? { slots: distinctSlots(free) } : { rules: noSlotRules(calendars, date) };
  }

  private async locationsOf({ locationId, vendorId, zipcode }: DriverSlotsQuery): Promise<number[]> {
    if (locationId !== undefined) return [locationId];
    const locations = this.data.get(ServiceLocations);
    if (vendorId !== undefined) return locations.ofVendorOrLocation(vendorId);
    if (!zipcode) throw refused({ kind: 'slot-destination-missing' });
    return locations.withDriversTo(zipcode);
  }
}

const noSlotRules = (calendars: LocationCalendar[], date: CalendarDate): CalendarRuleKind[] =>
  calendars.flatMap(({ calendar }) => calendar.noSlotRule(date) ?? []);
