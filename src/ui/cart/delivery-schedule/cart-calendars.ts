import { makeAutoObservable, runInAction } from 'mobx';
import type { DeliveryCalendars } from '../../../application/fulfilment/delivery-calendars.port';
import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryCalendar } from '../../../domain/fulfilment/delivery-calendar';
import { scheduleTexts } from '../../../texts/cart/schedule';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { calendarOf } from './group-calendar';

/** The delivery calendars of a cart's vendors and speeds. */
export class CartCalendars {
  /** Why no dates are available; blank when they are. */
  problem = '';
  private calendars: readonly DeliveryCalendar[] = [];
  private requestedKey = '';
  private asking: Promise<void> = Promise.resolve();
  private readonly latest = new LatestRequest();

  /** @param onLoaded is called with the cart whose calendars have arrived, or could not be loaded */
  constructor(
    private readonly source: DeliveryCalendars,
    private readonly onLoaded: (cart: Cart) => void,
  ) {
    makeAutoObservable<this, 'onLoaded' | 'requestedKey' | 'asking'>(
      this,
      { onLoaded: false, requestedKey: false, asking: false },
      { deep: false },
    );
  }

  /** Loads them once for each set of vendors and speeds. */
  load(cart: Cart): Promise<void> {
    const key = cart.groups.map((group) => group.key).join();
    if (key === '' || key === this.requestedKey) return this.asking;
    this.requestedKey = key;
    this.asking = this.ask(cart);
    return this.asking;
  }

  of(group: CartGroup): DeliveryCalendar | null {
    return calendarOf(this.calendars, group);
  }

  dispose(): void {
    this.latest.cancel();
    this.requestedKey = '';
  }

  private async ask(cart: Cart): Promise<void> {
    const isWanted = this.latest.begin();
    const requests = cart.groups.map(({ locationId, speedLabel }) => ({ locationId, speedLabel }));
    const answer = await this.source.calendarsFor(requests);
    if (!isWanted()) return;
    runInAction(() => {
      if (answer.ok) this.calendars = answer.value;
      const isComplete = cart.groups.every((group) => this.of(group));
      this.problem =
        answer.ok && isComplete ? '' : (!answer.ok && answer.failure.message) || scheduleTexts.notLoaded;
      if (this.problem) this.requestedKey = '';
    });
    this.onLoaded(cart);
  }
}
