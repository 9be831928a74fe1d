import { missingChoiceTexts } from '../../texts/cart/missing-choice';
import type { Cart } from './cart';
import type { CartGroup } from './cart-group';
import type { CartLine } from './cart-line';
import type { TimeSlot } from '../fulfilment/time-slot';
import { CalendarDate } from '../shared/calendar-date';

/** The date and time choices as kept: dates by group or line, slots by group (STATE-04..06). */
export interface ChoiceEntries {
  readonly dates: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, TimeSlot>>;
}

/** One thing that is still to be chosen; both read `Required` (CART-21). */
export interface MissingChoice {
  readonly key: string;
  readonly kind: 'date' | 'timeslot';
}

export const MISSING_TEXT = missingChoiceTexts.required;

/** */
const slotKey = (groupKey: string): string => `${groupKey}_timeslot-selected`;

/** When each part of the cart is to come. */
export class DeliveryChoices {
  static readonly none = new DeliveryChoices({ dates: {}, slots: {} });

  private constructor(readonly entries: ChoiceEntries) {}

  static of(entries: ChoiceEntries): DeliveryChoices {
    return new DeliveryChoices(entries);
  }

  /** The date under a group's key (same day) or a line's id (other speeds). */
  date(key: string): CalendarDate | null {
    return CalendarDate.parse(this.entries.dates[key]);
  }

  slot(groupKey: string): TimeSlot | null {
    return this.entries.slots[slotKey(groupKey)] ?? null;
  }

  /** A new date clears the slot, since slots differ by day. */
  withDate(key: string, date: CalendarDate): DeliveryChoices {
    const slots = Object.entries(this.entries.slots).filter(([kept]) => kept !== slotKey(key));
    return new DeliveryChoices({
      dates: { ...this.entries.dates, [key]: date.iso },
      slots: Object.fromEntries(slots),
    });
  }

  /** One date for all lines of a group (CART-20). */
  withDateForAll({ datedLines }: CartGroup, date: CalendarDate): DeliveryChoices {
    return datedLines.reduce<DeliveryChoices>((known, { id }) => known.withDate(id, date), this);
  }

  /** The dates of the lines of a group, each once, in the order of the lines. */
  datesOf({ datedLines }: CartGroup): readonly CalendarDate[] {
    const dates = datedLines.flatMap(({ id }) => this.date(id) ?? []);
    return dates.filter((date, index) => dates.findIndex((other) => other.equals(date)) === index);
  }

  withSlot(groupKey: string, slot: TimeSlot): DeliveryChoices {
    return new DeliveryChoices({
      dates: this.entries.dates,
      slots: { ...this.entries.slots, [slotKey(groupKey)]: slot },
    });
  }

  /** Removes dates that are no longer available, and their slots (CART-22..24). */
  without(keys: readonly string[]): DeliveryChoices {
    const kept = <Value>(record: Readonly<Record<string, Value>>, dropped: readonly string[]) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !dropped.includes(key)));
    return new DeliveryChoices({
      dates: kept(this.entries.dates, keys),
      slots: kept(this.entries.slots, keys.map(slotKey)),
    });
  }

  /** Removes slots but keeps their dates. */
  withoutSlots(groupKeys: readonly string[]): DeliveryChoices {
    const dropped = groupKeys.map(slotKey);
    const kept = Object.entries(this.entries.slots).filter(([key]) => !dropped.includes(key));
    return new DeliveryChoices({ dates: this.entries.dates, slots: Object.fromEntries(kept) });
  }

  /** What CHECKOUT still requires (CART-19, CART-20); lines that are out of stock need no date. */
  missingFor(cart: Cart): readonly MissingChoice[] {
    return cart.groups.flatMap((group) =>
      group.isSameDay ? this.missingOfGroup(group) : this.missingOfLines(group),
    );
  }

  /** The delivery date of a line: its own, or its group's. */
  dateOf(line: CartLine, group: CartGroup): CalendarDate | null {
    return this.date(group.isSameDay ? group.key : line.id);
  }

  private missingOfGroup(group: CartGroup): MissingChoice[] {
    const missing: MissingChoice[] = [];
    if (!this.date(group.key)) missing.push({ key: group.key, kind: 'date' });
    if (!this.slot(group.key)) missing.push({ key: group.key, kind: 'timeslot' });
    return missing;
  }

  private missingOfLines(group: CartGroup): MissingChoice[] {
    return group.datedLines
      .filter((line) => !this.date(line.id))
      .map((line) => ({ key: line.id, kind: 'date' as const }));
  }
}
