/** An order can ask for a day at most so many days ahead (SUM-26). */
export const ORDER_HORIZON_DAYS = 365;
