import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { OrderHistory } from '../../../application/order/order-history.port';
import { Log } from '../../../application/shared/log.port';
import type { Order } from '../../../domain/order/order';
import { LOCALE } from '../../../texts/shared/locale';
import { orderAgainTexts } from '../../../texts/order/order-again';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { BuyingAgain } from '../buy-again/buying-again';
import type { OrderAgainState } from './order-again-state';

/** The items that are named; the others are counted. */
const NAMED_ITEMS = 3;

/** A member's latest order that can be bought again. */
@injectable()
export class OrderAgainViewModel {
  private order: Order | null = null;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly history: OrderHistory,
    private readonly buyingAgain: BuyingAgain,
    private readonly log: Log,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Null while there is none. */
  get state(): OrderAgainState | null {
    const { order } = this;
    return (
      order && {
        title: orderAgainTexts.order(order.number),
        items: itemsText(order),
        total: order.total.format(),
        buyAgain: this.buyingAgain.stateOf(order),
      }
    );
  }

  /** A failure is only logged: the screen is complete without it. */
  async open(): Promise<void> {
    const isWanted = this.latest.begin();
    const answer = await this.history.orders();
    if (!isWanted()) return;
    if (answer.ok)
      runInAction(
        () => (this.order = answer.value.find(({ boughtItems }) => boughtItems.length > 0) ?? null),
      );
    else this.log.warn('The orders could not be loaded', answer.failure);
  }

  async buyAgain(): Promise<void> {
    if (this.order) await this.buyingAgain.buy(this.order);
  }

  dispose(): void {
    this.latest.cancel();
  }
}

/** `Roses, Old Harbor Bourbon (2), Gin, and 3 more items`. */
function itemsText({ boughtItems }: Order): string {
  const named = boughtItems
    .slice(0, NAMED_ITEMS)
    .map(({ name, quantity }) => (quantity > 1 ? `${name} (${quantity})` : name));
  const more = boughtItems.length - named.length;
  return LIST.format(more > 0 ? [...named, orderAgainTexts.moreItems(more)] : named);
}

const LIST = new Intl.ListFormat(LOCALE);
