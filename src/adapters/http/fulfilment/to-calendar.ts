import type { components } from '@cork-and-petal/sdk';
import { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import type { TimeSlot } from '../../../domain/fulfilment/time-slot';
import { CalendarDate } from '../../../domain/shared/calendar-date';

type Wire = components['schemas'];

/** ENT-41; no calendar without a valid date. */
export function toCalendar(wire: Wire['NextDeliveryDate']): DeliveryCalendar[] {
  const first = CalendarDate.parse(wire.delivery_date);
  if (!first) return [];
  const holidays = (wire.holidays ?? [])
    .map((day) => CalendarDate.parse(day))
    .filter((date) => date !== null);
  return [DeliveryCalendar.of(String(wire.vendor_id), wire.delivery_type, first, holidays)];
}

/** The answer is a list, or a message that there are no slots. */
export const toSlots = (wire: Wire['SlotAnswer']): readonly TimeSlot[] =>
  Array.isArray(wire) ? wire.map(({ start, end }) => ({ start, end })) : [];
