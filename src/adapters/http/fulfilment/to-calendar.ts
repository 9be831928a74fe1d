import type { components } from '@cork-and-petal/sdk';
import { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import type { TimeSlot } from '../../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../../domain/shared/calendar-date';

type Wire = components['schemas'];

/** ENT-41; without a readable date there is no calendar. */
export function toCalendar(wire: Wire['NextDeliveryDate']): DeliveryCalendar[] {
  const first = CalendarDate.parse(wire.delivery_date);
  if (!first) return [];
  const holidays = (wire.holidays ?? [])
    .map((day) => CalendarDate.parse(day))
    .filter((date) => date !== null);
  return [DeliveryCalendar.of(String(wire.vendor_id), wire.delivery_type, first, holidays)];
}

/** A list, or a message that there are none. */
export const toSlots = (wire: Wire['SlotAnswer']): readonly TimeSlot[] =>
  Array.isArray(wire) ? wire.map(({ start, end }) => ({ start, end })) : [];
