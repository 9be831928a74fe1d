import type { CalendarDate } from '../shared/calendar-date';

/** As in `DATE_HORIZON_DAYS` of the backend's delivery calendar, which refuses an order for a later day (SUM-26). */
const ORDER_HORIZON_DAYS = 365;

/** The last day for which an order can be placed. */
export const lastOrderDate = (today: CalendarDate): CalendarDate => today.plusDays(ORDER_HORIZON_DAYS);

/** Neither in the past nor further ahead than orders are taken. */
export const isWithinOrderHorizon = (date: CalendarDate, today: CalendarDate): boolean =>
  !date.isBefore(today) && !lastOrderDate(today).isBefore(date);
