import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import { lastOrderDate } from '../../../domain/fulfilment/order-horizon';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { parseSpeed } from '../../../domain/shared/speed';

/** The calendar for a group's vendor and speed. */
export const calendarOf = (calendars: readonly DeliveryCalendar[], group: CartGroup) =>
  calendars.find(
    (calendar) =>
      calendar.locationId === group.locationId &&
      (calendar.speedLabel === group.speedLabel || parseSpeed(calendar.speedLabel) === group.speed),
  ) ?? null;

/**
 * The limits of a date field: from today or the vendor's first date to the order horizon, without holidays
 * (CART-22..24).
 */
export function shownDates(calendar: DeliveryCalendar | null, today: CalendarDate) {
  const max = lastOrderDate(today).iso;
  if (!calendar) return { isKnown: false, min: today.iso, max, unavailable: [] };
  const { firstDate, holidays } = calendar;
  return {
    isKnown: true,
    min: (firstDate.isBefore(today) ? today : firstDate).iso,
    max,
    unavailable: holidays.map((holiday) => holiday.iso),
  };
}
