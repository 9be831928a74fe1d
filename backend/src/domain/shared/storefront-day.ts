import { type CalendarDate, localTime } from './calendar-date';

/** The storefront's time zone (C§9: EST); in the browser the shopper's own zone is checked first. */
const STOREFRONT_TIME_ZONE = 'America/New_York';

/** The day on which ages are computed, and of which tax rules apply. */
export const storefrontDay = (now: Date): CalendarDate => localTime(now, STOREFRONT_TIME_ZONE).date;
