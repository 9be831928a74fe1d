import { injectable } from 'inversify';
import type { Cart } from '../../domain/cart/cart';
import type { CartGroup } from '../../domain/cart/cart-group';
import { isSameSlot } from '../../domain/fulfilment/time-slot';
import { DeliveryCalendars } from '../fulfilment/delivery-calendars.port';
import { CurrentPlace } from '../location/current-place.port';
import { CurrentChoices } from './current-choices.port';

/** Deselects slots that were booked by others after they were chosen. */
@injectable()
export class DeselectBookedSlots {
  constructor(
    private readonly calendars: DeliveryCalendars,
    private readonly choices: CurrentChoices,
    private readonly currentPlace: CurrentPlace,
  ) {}

  /** Returns the keys of the groups that need another slot. If the backend cannot be asked, placing the order will tell. */
  async execute(cart: Cart): Promise<readonly string[]> {
    const verdicts = await Promise.all(cart.groups.map((group) => this.isTaken(group)));
    const taken = cart.groups.filter((_group, index) => verdicts[index]).map(({ key }) => key);
    const choices = this.choices.get();
    if (taken.length > 0) this.choices.set(choices.withDelivery(choices.delivery.withoutSlots(taken)));
    return taken;
  }

  private async isTaken({ key, locationId }: CartGroup): Promise<boolean> {
    const { delivery } = this.choices.get();
    const [date, chosen] = [delivery.date(key), delivery.slot(key)];
    if (!date || !chosen) return false;
    const zipcode = this.currentPlace.get().zipcode?.value ?? '';
    const free = await this.calendars.slotsOn({ date, locationId, zipcode });
    return free.ok && !free.value.some((slot) => isSameSlot(slot, chosen));
  }
}
