import { ORDER_HORIZON_DAYS } from '../../../rules/fulfilment/order-horizon';
import type { CalendarDate } from '../shared/calendar-date';
import { isWithinOrderHorizon } from './order-horizon';

/** When one vendor location delivers at one speed (ENT-41). */
export class DeliveryCalendar {
  private constructor(
    readonly locationId: string,
    readonly speedLabel: string,
    readonly firstDate: CalendarDate,
    readonly holidays: readonly CalendarDate[],
  ) {}

  static of(
    locationId: string,
    speedLabel: string,
    firstDate: CalendarDate,
    holidays: readonly CalendarDate[] = [],
  ): DeliveryCalendar {
    return new DeliveryCalendar(locationId, speedLabel, firstDate, holidays);
  }

  /** Today or later, within the order horizon, not before the vendor's next delivery date, not a holiday (CART-22..24, X-053). */
  allows(date: CalendarDate, today: CalendarDate): boolean {
    return (
      isWithinOrderHorizon(date, today) &&
      !date.isBefore(this.firstDate) &&
      !this.holidays.some((holiday) => holiday.equals(date))
    );
  }

  /** The first day that can be chosen, within a year. */
  nextOpenDate(today: CalendarDate): CalendarDate | null {
    const start = today.isBefore(this.firstDate) ? this.firstDate : today;
    for (let days = 0; days <= ORDER_HORIZON_DAYS; days += 1) {
      const date = start.plusDays(days);
      if (this.allows(date, today)) return date;
    }
    return null;
  }
}
