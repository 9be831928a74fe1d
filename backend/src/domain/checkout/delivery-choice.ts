import { isVisitTime } from '../../../../rules/fulfilment/visit-hours';
import { isCalendarDate } from '../shared/calendar-date';
import type { FulfilmentType, QuotedLine } from '../cart/quote';
import type { DeliveryCalendar } from '../fulfilment/delivery-calendar';

/** When a line is delivered, picked up or served. */
export interface LineDelivery {
  line: QuotedLine;
  /** undefined: at any time, for a dine-in line. */
  date: string | undefined;
  slot: { start: string; end: string | undefined } | undefined;
  /** Delivered by a driver in that slot, which must be booked. */
  byDriver: boolean;
}

/** The choices for one line; it must be sold by that location. */
interface LineChoice {
  lineId: number | undefined;
  locationId: number | undefined;
  date?: string;
  timeSlot?: string;
}

/** The choices for the whole cart and for single lines. Blank means not chosen. */
export interface DeliveryChoices {
  deliveryDate?: string;
  pickUpDate?: string;
  timeSlot?: string;
  lines: LineChoice[];
}

type Calendars = ReadonlyMap<number, DeliveryCalendar>;

/**
 * The day and slot of every line; undefined if one is missing, too early, too late or a holiday (BD-48, C§5). Whether a
 * slot has room is checked when it is booked.
 */
export function deliveriesOf(
  lines: QuotedLine[],
  choices: DeliveryChoices,
  calendars: Calendars,
  fulfilment: FulfilmentType,
): LineDelivery[] | undefined {
  const dated = lines.map((line) => deliveryOf(line, choices, calendars.get(line.locationId), fulfilment));
  const complete = dated.filter((each) => each !== undefined);
  return complete.length === lines.length && oneSlotPerGroup(complete) ? complete : undefined;
}

function deliveryOf(
  line: QuotedLine,
  choices: DeliveryChoices,
  calendar: DeliveryCalendar | undefined,
  fulfilment: FulfilmentType,
): LineDelivery | undefined {
  const own = choices.lines.find(({ lineId }) => lineId === line.id);
  if (!calendar || (own && own.locationId !== line.locationId)) return undefined;
  const [wholeDate, speed] =
    fulfilment === 'delivery'
      ? [choices.deliveryDate, line.speed]
      : [choices.pickUpDate || choices.deliveryDate, undefined];
  const date = own?.date || wholeDate || undefined;
  const byDriver = fulfilment === 'delivery' && line.speed === 'Same Day';
  if (date === undefined)
    return fulfilment === 'dine-in' ? { line, date, slot: undefined, byDriver } : undefined;
  if (!isCalendarDate(date) || !calendar.delivers(date, speed)) return undefined;
  const chosenTime = (own?.timeSlot || choices.timeSlot || '').trim();
  if (fulfilment !== 'delivery' && !isOpenAt(chosenTime, date, calendar)) return undefined;
  const slot = fulfilment === 'delivery' && !byDriver ? undefined : slotHours(chosenTime);
  return byDriver && !slot?.end ? undefined : { line, date, slot, byDriver };
}

/** A time of a visit that has not passed; without one, the shopper may come at any time. */
function isOpenAt(time: string, date: string, calendar: DeliveryCalendar): boolean {
  if (time === '') return true;
  const [, start] = /^(\d{2}:[0-5]\d)(?:\s*-\s*\d{2}:[0-5]\d)?$/.exec(time) ?? [];
  return start !== undefined && isVisitTime(start) && !calendar.hasBegun(date, start);
}

/** `10:00-12:00` for a slot, or the single time of a visit: `12:30`. */
function slotHours(text: string): { start: string; end: string | undefined } | undefined {
  const hours = /^(\d{2}:\d{2})(?:\s*-\s*(\d{2}:\d{2}))?$/.exec(text.trim());
  return hours?.[1] ? { start: hours[1], end: hours[2] } : undefined;
}

/** A same-day group has one delivery and therefore one slot. */
function oneSlotPerGroup(dated: LineDelivery[]): boolean {
  const slots = dated.filter(({ byDriver }) => byDriver);
  const slotKey = ({ date, slot }: LineDelivery) => `${date} ${slot?.start}-${slot?.end}`;
  const byGroup = new Map(slots.map((each) => [each.line.groupKey, slotKey(each)]));
  return slots.every((each) => byGroup.get(each.line.groupKey) === slotKey(each));
}
