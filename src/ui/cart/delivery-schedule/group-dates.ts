import { makeAutoObservable } from 'mobx';
import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../../domain/cart/delivery-choices';

/** Whether the lines of a group have one delivery date together, or one each (CART-20). */
export class GroupDates {
  /** What the shopper has chosen, by the key of the group. */
  private choices: ReadonlyMap<string, boolean> = new Map();

  constructor(private readonly delivery: () => DeliveryChoices) {
    makeAutoObservable<this, 'delivery'>(this, { delivery: false }, { deep: false });
  }

  /** Lines that have different dates, chosen in an earlier visit, keep one each. */
  isShared(group: CartGroup): boolean {
    const isSeparate = this.choices.get(group.key) ?? this.delivery().datesOf(group).length > 1;
    return group.datedLines.length > 1 && !isSeparate;
  }

  setSeparate({ key }: CartGroup, isSeparate: boolean): void {
    this.choices = new Map(this.choices).set(key, isSeparate);
  }

  /** A line added to a group whose lines come together comes with them. */
  completed({ groups }: Cart): DeliveryChoices {
    return groups.filter((group) => this.isShared(group)).reduce(withSharedDate, this.delivery());
  }
}

/** All lines of the group on the first of its dates, if it has one. */
export function withSharedDate(delivery: DeliveryChoices, group: CartGroup): DeliveryChoices {
  const [date] = delivery.datesOf(group);
  const needsIt = group.datedLines.some(({ id }) => !date?.equals(delivery.date(id)));
  return date && needsIt ? delivery.withDateForAll(group, date) : delivery;
}
