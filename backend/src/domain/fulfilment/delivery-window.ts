import { addDays, type CalendarDate, daysBetween } from '../shared/calendar-date';
import type { SpeedType } from '../shared/speed-type';
import type { DeliveryCalendar } from './delivery-calendar';
import { freeSlots, type PlannedSlot } from './driver-slots';

/** The next delivery to an area at a speed. */
export interface DeliveryWindow {
  speed: SpeedType;
  date: CalendarDate;
  /** Days from today, as the location counts them. */
  daysAhead: number;
  /** End of the last free driver slot of that day, `18:00`; absent for speeds without slots. */
  until?: string;
}

/** How one location delivers to an area. */
export interface AreaDelivery {
  calendar: DeliveryCalendar;
  speeds: SpeedType[];
  /** Of a day, without bookings. */
  slots: Pick<PlannedSlot, 'start' | 'end' | 'capacity'>[];
  bookings: { date: CalendarDate; start: string; booked: number }[];
}

/** The earliest window of each speed; none for a speed whose drivers are fully booked. */
export function nextWindows(deliveries: AreaDelivery[]): DeliveryWindow[] {
  const earliest = new Map<SpeedType, DeliveryWindow>();
  for (const delivery of deliveries)
    for (const speed of delivery.speeds) {
      const window = nextWindow(delivery, speed);
      const known = earliest.get(speed);
      if (window && (!known || isBetter(window, known))) earliest.set(speed, window);
    }
  return [...earliest.values()].sort((one, other) => one.date.localeCompare(other.date));
}

function nextWindow(delivery: AreaDelivery, speed: SpeedType): DeliveryWindow | undefined {
  const { calendar } = delivery;
  const dated = (date: CalendarDate) => ({ speed, date, daysAhead: daysBetween(calendar.now.date, date) });
  if (speed !== 'Same Day') return dated(calendar.nextDate(speed));
  for (let date = calendar.nextDate(speed); calendar.canBookDrivers(date); date = addDays(date, 1)) {
    const until = freeSlots(calendar, date, slotsOn(delivery, date)).map(({ end }) => end);
    if (until.length > 0) return { ...dated(date), until: until.sort().at(-1) };
  }
  return undefined;
}

function slotsOn({ slots, bookings }: AreaDelivery, date: CalendarDate): PlannedSlot[] {
  const bookedAt = (start: string) => bookings.find((each) => each.date === date && each.start === start);
  return slots.map((slot) => ({ ...slot, booked: bookedAt(slot.start)?.booked ?? 0 }));
}

/** Earlier, or longer on the same day. */
const isBetter = (one: DeliveryWindow, other: DeliveryWindow): boolean =>
  one.date === other.date ? (one.until ?? '') > (other.until ?? '') : one.date < other.date;
