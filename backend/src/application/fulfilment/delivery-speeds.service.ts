import { addDays, type CalendarDate } from '../../domain/shared/calendar-date';
import type { Database } from '../../adapters/postgres/database';
import type { SpeedFlow } from '../../adapters/postgres/schema/fulfilment';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { loadCalendars, type LocationCalendar } from '../../adapters/postgres/fulfilment/calendar.repository';
import {
  findMethods,
  findSpeeds,
  locationsServing,
  type MethodRow,
  type SpeedCard,
} from '../../adapters/postgres/fulfilment/speeds.repository';

/** A way to fulfil a speed, with the day on which it would happen. */
export type DatedMethod = MethodRow & { date: CalendarDate | undefined };

export interface OfferedSpeed {
  card: SpeedCard;
  methods: DatedMethod[];
  /** The first speed with a method. */
  isPrimary: boolean;
}

/** Which speeds a zipcode is offered, and how each can be fulfilled (BD-41). */
export class DeliverySpeeds {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute(zipcode: string, flow: SpeedFlow): Promise<OfferedSpeed[]> {
    const cards = await findSpeeds(this.db, zipcode, flow);
    if (cards.length === 0) throw new Refusal(`Nothing delivers to ${zipcode} yet`);
    const rows = await findMethods(this.db, zipcode, flow);
    const calendars = await loadCalendars(
      this.db,
      { locationIds: await locationsServing(this.db, zipcode) },
      this.clock.now(),
    );
    const dated = rows.map((row) => ({ ...row, date: dayOf(row, calendars) }));
    const methodsOf = (card: SpeedCard) => dated.filter(({ method }) => method.speedId === card.speedId);
    const primary = cards.find((card) => methodsOf(card).length > 0);
    return cards.map((card) => ({ card, methods: methodsOf(card), isPrimary: card === primary }));
  }
}

/** Counted from the first day that the place, or for a delivery any place that serves the zipcode, can do it. */
function dayOf({ method }: MethodRow, calendars: LocationCalendar[]): CalendarDate | undefined {
  const place = calendars.find(({ locationId }) => locationId === method.locationId) ?? calendars[0];
  if (!place) return undefined;
  let day = addDays(place.calendar.nextDate(), method.leadDays);
  while (place.calendar.isHoliday(day)) day = addDays(day, 1);
  return day;
}
