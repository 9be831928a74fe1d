import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import type { TimeSlot } from '../../../domain/fulfilment/time-slot';
import type { CalendarDate } from '../../../domain/shared/calendar-date';

export type IsDateAvailable = (group: CartGroup, date: CalendarDate) => boolean;

/** The keys that need a date: a Same Day group, or each line of any other group (CART-19, CART-20). */
const datedKeys = (group: CartGroup): readonly string[] =>
  group.isSameDay ? [group.key] : group.lines.map(({ id }) => id);

/** A date, and its slot for Same Day groups, for everything that has no date yet and can have it. */
export function withRequestedDate(
  delivery: DeliveryChoices,
  { groups }: Cart,
  { date, slot }: { date: CalendarDate; slot: TimeSlot | null },
  isAvailable: IsDateAvailable,
): DeliveryChoices {
  return groups
    .filter((group) => isAvailable(group, date))
    .reduce((known, group) => {
      const undated = datedKeys(group).filter((key) => !known.date(key));
      return undated.reduce((dated, key) => {
        const withDate = dated.withDate(key, date);
        return group.isSameDay && slot ? withDate.withSlot(key, slot) : withDate;
      }, known);
    }, delivery);
}

/** A date chosen days ago may be past, or a holiday by now. */
export const unavailableKeys = (delivery: DeliveryChoices, { groups }: Cart, isAvailable: IsDateAvailable) =>
  groups.flatMap((group) =>
    datedKeys(group).filter((key) => {
      const date = delivery.date(key);
      return date && !isAvailable(group, date);
    }),
  );
