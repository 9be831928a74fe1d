/** How many days ahead an order can be scheduled (SUM-26). */
export const ORDER_HORIZON_DAYS = 365;
