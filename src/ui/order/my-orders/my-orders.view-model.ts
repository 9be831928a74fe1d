import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { OrderHistory } from '../../../application/order/order-history.port';
import { ORDER_SECTIONS, type Order, type OrderItem, type OrderSection } from '../../../domain/order/order';
import { myOrdersTexts } from '../../../texts/order/my-orders';
import { productPath } from '../../shared/paths/paths';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { BuyingAgain } from '../buy-again/buying-again';
import { dayText, itemDetails, orderFacts } from './order-facts';
import { ReceiptPrint } from './receipt-print';
import type { ReceiptState } from './receipt-state';
import { shownAmounts } from './shown-amounts';
import { statusMeaning } from './status-meaning';

/** A member's orders, by sub-tab (ORD-01..15). */
@injectable()
export class MyOrdersViewModel {
  private orders: readonly Order[] | null = null;
  failure = '';
  private readonly latest = new LatestRequest();

  constructor(
    private readonly history: OrderHistory,
    private readonly buyingAgain: BuyingAgain,
    private readonly receiptPrint: ReceiptPrint,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A failed reload keeps the orders that are shown. */
  get status(): 'loading' | 'ready' | 'failed' {
    if (this.orders) return 'ready';
    return this.failure ? 'failed' : 'loading';
  }

  ordersIn(section: OrderSection) {
    return (this.orders ?? [])
      .filter((order) => order.section === section)
      .map((order) => ({ ...shownOrder(order), buyAgain: this.buyingAgain.stateOf(order) }));
  }

  /** The sub-tabs that have orders, and how many. */
  get filledSections(): readonly { section: OrderSection; count: number }[] {
    const orders = this.orders ?? [];
    return ORDER_SECTIONS.map((section) => ({
      section,
      count: orders.filter((order) => order.section === section).length,
    })).filter(({ count }) => count > 0);
  }

  /** Adds what is still sold of an order to the cart. */
  async buyAgain(number: string): Promise<void> {
    const order = this.orderOf(number);
    if (order) await this.buyingAgain.buy(order);
  }

  /** What is being printed; null if nothing is. */
  get receipt(): ReceiptState | null {
    return this.receiptPrint.receipt;
  }

  async print(number: string): Promise<void> {
    const order = this.orderOf(number);
    if (order) await this.receiptPrint.print(order);
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.failure = '';
    const answer = await this.history.orders();
    if (!isWanted()) return;
    runInAction(() => {
      if (answer.ok) this.orders = answer.value;
      else this.failure = answer.failure.message;
    });
  }

  dispose(): void {
    this.latest.cancel();
  }

  private orderOf(number: string): Order | undefined {
    return this.orders?.find((order) => order.number === number);
  }
}

function shownOrder(order: Order) {
  const { status } = order;
  return {
    number: order.number,
    title: myOrdersTexts.order(order.number),
    status,
    meaning: statusMeaning(status, order.section),
    method: order.methodLabel,
    placedOn: order.placedAt ? dayText(order.placedAt) : '',
    facts: orderFacts(order),
    groups: order.itemGroups.map(({ heading, items }) => ({
      heading,
      items: items.map((item) => shownItem(item, order.section)),
    })),
    amounts: shownAmounts(order),
  };
}

function shownItem(item: OrderItem, section: OrderSection) {
  const { name, status, quantity, total, product } = item;
  return {
    name,
    status,
    quantity: String(quantity),
    total: total.format(),
    details: itemDetails(item, section),
    imageUrl: product?.imageUrl,
    // Without a picture the product is gone, and its page with it.
    href: product?.imageUrl ? productPath({ productId: product.id, size: product.variantId }) : undefined,
  };
}
