/** A day as `YYYY-MM-DD`; such texts compare as the days do. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** True for a day that exists, spelt as on the wire: not 2030-02-30, not 2030-6-3. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** The day so many days later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return isoDay(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

/** What the calendar and the clock on the wall show in a place. */
export interface LocalTime {
  date: CalendarDate;
  /** `09:30` */
  time: string;
  hour: number;
}

/** The wall clock of a time zone. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    hour: Number(part('hour')),
  };
}

/**
 * The moment at which the clock on the wall of a place first shows a time. Where the clocks go back it shows it twice;
 * where they go forward it never does, and the moment is as much later as the clocks were put on.
 */
export function firstMomentOf(date: CalendarDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [-DAY_MS, DAY_MS].map(
    (away) => wall - offsetAt(new Date(wall + away), timeZone),
  ) as [number, number];
  const shows = (moment: number) => moment + offsetAt(new Date(moment), timeZone) === wall;
  return new Date(!shows(before) && shows(after) ? after : before);
}

/** How far a place's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const { date, time } = localTime(moment, timeZone);
  const minute = Math.floor(moment.getTime() / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minute;
}

/** Making a formatter costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const twoDigits = '2-digit';
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    hourCycle: 'h23',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function isoDay(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, 10);
}
