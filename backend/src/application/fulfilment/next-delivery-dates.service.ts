import type { CalendarDate } from '../../domain/shared/calendar-date';
import type { Database } from '../../adapters/postgres/database';
import { SPEED_TYPES } from '../../domain/shared/speed-type';
import { parseId } from '../../domain/shared/ids';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { loadCalendars, type LocationCalendar } from '../../adapters/postgres/fulfilment/calendar.repository';

export interface VendorDeliveryType {
  vendor_id: string;
  delivery_type: string;
}

export interface NextDeliveryDate extends VendorDeliveryType {
  delivery_date: CalendarDate;
  holidays: CalendarDate[];
}

/** The first day that each vendor can deliver, and the holidays that cannot be chosen (BD-43). */
export class NextDeliveryDates {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute(questions: VendorDeliveryType[]): Promise<NextDeliveryDate[]> {
    const ids = questions.flatMap((question) => parseId(question.vendor_id) ?? []);
    const calendars = await loadCalendars(this.db, { locationIds: ids, vendorIds: ids }, this.clock.now());
    return questions.map((question) => {
      const found = named(calendars, parseId(question.vendor_id));
      if (!found) throw new Refusal('Vendor not found');
      const speed = SPEED_TYPES.find((type) => type === question.delivery_type);
      if (!speed && question.delivery_type !== 'Dine-In') throw new Refusal('Delivery type not found');
      return {
        vendor_id: question.vendor_id,
        delivery_type: question.delivery_type,
        delivery_date: found.calendar.nextDate(speed),
        holidays: found.calendar.holidays(),
      };
    });
  }
}

/** A location by its id, else the first location of the vendor with that id. */
function named(calendars: LocationCalendar[], id: number | undefined): LocationCalendar | undefined {
  return calendars.find((each) => each.locationId === id) ?? calendars.find((each) => each.vendorId === id);
}
