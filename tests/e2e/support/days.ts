const CHRISTMAS = '12-25';

/** The day that many days from today, in New York. */
function dayFromToday(days: number): Date {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
    .format()
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, (day ?? 1) + days));
}

/** A day's accessible name in the calendar: `Friday, November 22, 2030`. */
export const calendarName = (days: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(dayFromToday(days));

/** As the shop shows days. */
export const shownDay = (days: number): string =>
  new Intl.DateTimeFormat('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(dayFromToday(days));

/** As on the wire. */
export const isoDay = (days: number): string => dayFromToday(days).toISOString().slice(0, 10);

/** This day, or another valid one if it is Christmas (DEMO-42). */
const unlessChristmas = (days: number, otherwise: number): number =>
  dayFromToday(days).toISOString().endsWith(`${CHRISTMAS}T00:00:00.000Z`) ? otherwise : days;

/** A day with free slots; today's may be over. */
export const slotDay = (): number => unlessChristmas(1, 2);
/** A day on which couriers and farms deliver: they start later (DEMO-42). */
export const courierDay = (): number => unlessChristmas(5, 7);
/** DEMO-40 */
export const BOOKED_DAY = 4;
/** DEMO-41 */
export const MESSAGE_DAY = 8;
export const CODE_DAY = 9;
/** DEMO-42, at location 11. */
export const HOLIDAY = 6;
