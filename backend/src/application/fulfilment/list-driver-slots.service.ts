import { isCalendarDate } from '../../domain/shared/calendar-date';
import type { Database } from '../../adapters/postgres/database';
import { parseId } from '../../domain/shared/ids';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { loadCalendars, type LocationCalendar } from '../../adapters/postgres/fulfilment/calendar.repository';
import { freeSlots, type PlannedSlot } from '../../domain/fulfilment/driver-slots';
import {
  locationsDrivingTo,
  locationsNamed,
  plannedSlots,
} from '../../adapters/postgres/fulfilment/slots.repository';

/** Whose slots of which day are asked for. */
export interface SlotQuestion {
  order_date: string;
  vendor_loc_id?: string;
  vendor_id?: string;
  zipcode?: string;
}

/** Free slots, or how their absence is told (X-048, DEMO-41). */
export type SlotOutcome = { slots: PlannedSlot[] } | { none: 'with code' | 'message only' };

/** Which driver slots of a day can still be booked (BD-04). */
export class ListDriverSlots {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute(question: SlotQuestion): Promise<SlotOutcome> {
    const date = question.order_date;
    if (!isCalendarDate(date)) throw new Refusal('Please choose a date from today onwards');
    const locationIds = await this.locationsOf(question);
    const calendars = await loadCalendars(this.db, { locationIds }, this.clock.now());
    if (calendars.length > 0 && calendars.every(({ calendar }) => date < calendar.now.date)) {
      throw new Refusal('Please choose a date from today onwards');
    }
    const planned = await plannedSlots(this.db, locationIds, date);
    const free = calendars.flatMap(({ locationId, calendar }) =>
      freeSlots(
        calendar,
        date,
        planned.filter((slot) => slot.locationId === locationId),
      ),
    );
    return free.length > 0 ? { slots: distinct(free) } : { none: this.wayToSayNone(calendars, date) };
  }

  private async locationsOf(question: SlotQuestion): Promise<number[]> {
    const named = question.vendor_loc_id || question.vendor_id;
    if (!named && !question.zipcode) throw new Refusal('Please say where the order goes');
    if (!named) return locationsDrivingTo(this.db, question.zipcode ?? '');
    const id = parseId(named);
    if (id === undefined) return [];
    return question.vendor_loc_id ? [id] : locationsNamed(this.db, id);
  }

  private wayToSayNone(calendars: LocationCalendar[], date: string) {
    const messageOnly = calendars.some(({ calendar }) => calendar.noSlotRule(date) === 'message');
    return messageOnly ? 'message only' : 'with code';
  }
}

/** Slots of several locations at the same hours are one choice to the shopper. */
function distinct(slots: PlannedSlot[]): PlannedSlot[] {
  const byHours = new Map(slots.map((slot) => [`${slot.start}-${slot.end}`, slot]));
  return [...byHours.values()].sort((a, b) => a.start.localeCompare(b.start));
}
