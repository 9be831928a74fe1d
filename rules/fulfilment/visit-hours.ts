/** When shoppers can dine in or pick up, by the location's clock (SHIP-26, X-054). */
export const FIRST_VISIT_TIME = '10:00';
export const LAST_VISIT_TIME = '16:59';

/** Whether it is such a time, as `12:30`. */
export const isVisitTime = (time: string): boolean =>
  /^\d{2}:[0-5]\d$/.test(time) && time >= FIRST_VISIT_TIME && time <= LAST_VISIT_TIME;
