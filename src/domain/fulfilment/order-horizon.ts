import { ORDER_HORIZON_DAYS } from '../../../rules/fulfilment/order-horizon';
import type { CalendarDate } from '../shared/calendar-date';

/** The last day for which an order can be placed. */
export const lastOrderDate = (today: CalendarDate): CalendarDate => today.plusDays(ORDER_HORIZON_DAYS);

/** Neither in the past nor further ahead than orders are taken. */
export const isWithinOrderHorizon = (date: CalendarDate, today: CalendarDate): boolean =>
  !date.isBefore(today) && !lastOrderDate(today).isBefore(date);
