/** A day as `YYYY-MM-DD`; the texts sort like the days. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** Whether the text is an existing day in wire format: not 2030-02-30, not 2030-6-3. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** The day that many days later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return isoDay(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

/** From one day to another; negative if the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Date and time of day in a time zone. */
export interface LocalTime {
  date: CalendarDate;
  /** `09:30` */
  time: string;
  hour: number;
}

/** The local time of a time zone. */
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
 * The first moment with this local time. A time that is repeated when clocks go back counts the first time; one that is
 * skipped when they go forward is moved by the same amount.
 */
export function firstMomentOf(date: CalendarDate, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const [before, after] = [-DAY_MS, DAY_MS].map(
    (away) => wall - offsetAt(new Date(wall + away), timeZone),
  ) as [number, number];
  const shows = (moment: number) => moment + offsetAt(new Date(moment), timeZone) === wall;
  return new Date(!shows(before) && shows(after) ? after : before);
}

/** A time zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const { date, time } = localTime(moment, timeZone);
  const minute = Math.floor(moment.getTime() / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minute;
}

/** Creating a formatter is much slower than using it. */
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
