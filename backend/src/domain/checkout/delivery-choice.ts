import { isCalendarDate } from '../shared/calendar-date';
import type { FulfilmentType, QuotedLine } from '../cart/quote';
import type { DeliveryCalendar } from '../fulfilment/delivery-calendar';
import type { PlaceOrderRequest } from './order-refusal';

/** When a line is brought, collected or drunk. */
export interface LineDate {
  line: QuotedLine;
  /** undefined: whenever its buyer comes to drink it. */
  date: string | undefined;
  slot: { start: string; end: string | undefined } | undefined;
  /** A driver brings it in that slot, which must be booked. */
  byDriver: boolean;
}

type Choices = Pick<PlaceOrderRequest, 'deliverable' | 'delivery_date' | 'pickup_date' | 'time_slot'>;
type Calendars = ReadonlyMap<number, DeliveryCalendar>;

/**
 * The day and slot of every line, or undefined when one is missing, too early, too far or a holiday (BD-48, C§5).
 * Whether a slot has room is decided later, when it is booked.
 */
export function datesOf(
  lines: QuotedLine[],
  choices: Choices,
  calendars: Calendars,
  fulfilment: FulfilmentType,
): LineDate[] | undefined {
  const dated = lines.map((line) => dateOf(line, choices, calendars.get(line.locationId), fulfilment));
  const complete = dated.filter((each) => each !== undefined);
  return complete.length === lines.length && oneSlotPerGroup(complete) ? complete : undefined;
}

function dateOf(
  line: QuotedLine,
  choices: Choices,
  calendar: DeliveryCalendar | undefined,
  fulfilment: FulfilmentType,
): LineDate | undefined {
  const own = choices.deliverable?.find((item) => item.item_id === String(line.id));
  if (!calendar || (own && own.vendor_loc_id !== String(line.locationId))) return undefined;
  const [wholeDate, speed] =
    fulfilment === 'delivery'
      ? [choices.delivery_date, line.speed]
      : [choices.pickup_date || choices.delivery_date, undefined];
  const date = own?.date || wholeDate || undefined;
  const byDriver = fulfilment === 'delivery' && line.speed === 'Same Day';
  if (date === undefined)
    return fulfilment === 'dine-in' ? { line, date, slot: undefined, byDriver } : undefined;
  if (!isCalendarDate(date) || !calendar.delivers(date, speed)) return undefined;
  const chosenTime = (own?.timeslot || choices.time_slot || '').trim();
  if (fulfilment !== 'delivery' && !isOpenAt(chosenTime, date, calendar)) return undefined;
  const slot = fulfilment === 'delivery' && !byDriver ? undefined : slotHours(chosenTime);
  return byDriver && !slot?.end ? undefined : { line, date, slot, byDriver };
}

/** Venues and shops serve from ten until seventeen by their own clocks; who names no hour comes at any. */
const FIRST_HOUR = 10;
const LAST_HOUR = 16;

function isOpenAt(time: string, date: string, calendar: DeliveryCalendar): boolean {
  if (time === '') return true;
  const hours = /^(\d{2}):[0-5]\d(?:\s*-\s*\d{2}:[0-5]\d)?$/.exec(time);
  return (
    hours !== null &&
    !calendar.hasBegun(date, time.slice(0, 5)) &&
    Number(hours[1]) >= FIRST_HOUR &&
    Number(hours[1]) <= LAST_HOUR
  );
}

/** `10:00-12:00`, or the one time of somebody who comes: `12:30`. */
function slotHours(text: string): { start: string; end: string | undefined } | undefined {
  const hours = /^(\d{2}:\d{2})(?:\s*-\s*(\d{2}:\d{2}))?$/.exec(text.trim());
  return hours?.[1] ? { start: hours[1], end: hours[2] } : undefined;
}

/** A same-day group comes with one driver, once. */
function oneSlotPerGroup(dated: LineDate[]): boolean {
  const slots = dated.filter(({ byDriver }) => byDriver);
  const visit = ({ date, slot }: LineDate) => `${date} ${slot?.start}-${slot?.end}`;
  const byGroup = new Map(slots.map((each) => [each.line.groupKey, visit(each)]));
  return slots.every((each) => byGroup.get(each.line.groupKey) === visit(each));
}
