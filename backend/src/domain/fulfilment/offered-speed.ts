import { addDays, type CalendarDate } from '../shared/calendar-date';
import type { DeliverySpeed, ShippingMethod } from './delivery-speed';
import type { LocationCalendar } from './location-calendar';

/** A method with the day on which it is possible. */
export type DatedMethod = ShippingMethod & { date: CalendarDate | undefined };

export interface OfferedSpeed {
  speed: DeliverySpeed;
  methods: DatedMethod[];
  /** The first speed that has a method. */
  isPrimary: boolean;
}

/** Each speed with its own methods, dated by the calendars (BD-41). */
export function offerSpeeds(
  speeds: DeliverySpeed[],
  methods: ShippingMethod[],
  calendars: LocationCalendar[],
): OfferedSpeed[] {
  const dated = methods.map((method) => ({ ...method, date: dateOf(method, calendars) }));
  const methodsOf = ({ speedId }: DeliverySpeed) => dated.filter((method) => method.speedId === speedId);
  const primary = speeds.find((speed) => methodsOf(speed).length > 0);
  return speeds.map((speed) => ({ speed, methods: methodsOf(speed), isPrimary: speed === primary }));
}

/** The first day on which the retailer, or for a delivery the first location, can do it. */
function dateOf(
  { retailer, leadDays }: ShippingMethod,
  calendars: LocationCalendar[],
): CalendarDate | undefined {
  const location = calendars.find(({ locationId }) => locationId === retailer?.id) ?? calendars[0];
  if (!location) return undefined;
  let date = addDays(location.calendar.nextDate(), leadDays);
  while (location.calendar.isHoliday(date)) date = addDays(date, 1);
  return date;
}
