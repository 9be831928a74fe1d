import { isVisitTime } from '../../../rules/fulfilment/visit-hours';
import type { Visit } from '../../domain/fulfilment/visit';
import type { RequestedTime } from '../../domain/fulfilment/shipping-choice';
import type { TimeSlot } from '../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../domain/shared/calendar-date';

/** `2030-06-03 12:30` (STORE-15) */
export const visitText = (visit: Visit | null): string => (visit ? `${visit.date.iso} ${visit.time}` : '');

/** Null if the text cannot be parsed. */
export function visitFrom(text: string): Visit | null {
  const [day = '', time = ''] = text.split(' ');
  const date = CalendarDate.parse(day);
  return date && isVisitTime(time) ? { date, time } : null;
}

/** `12:00-14:00` (STORE-16) */
export const slotText = (delivery: RequestedTime | null): string =>
  delivery?.slot ? `${delivery.slot.start}-${delivery.slot.end}` : '';

/** `2030-06-03 12:00`: the date, and when its slot starts (STORE-17). */
export const deliveryText = (delivery: RequestedTime | null): string =>
  delivery ? [delivery.date.iso, delivery.slot?.start].filter(Boolean).join(' ') : '';

/** Null without a date. */
export function deliveryFrom(dateText: string, slotTextStored: string): RequestedTime | null {
  const date = CalendarDate.parse(dateText.split(' ')[0] ?? '');
  return date && { date, slot: slotFrom(slotTextStored) };
}

function slotFrom(text: string): TimeSlot | null {
  const [, start, end] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  return start && end ? { start, end } : null;
}
