import { orderTexts } from '../../texts/order/order';
import type { CalendarDate } from '../shared/calendar-date';
import type { Money } from '../shared/money';
import type { Speed } from '../shared/speed';
import { withFacts } from '../shared/with-facts';

export interface OrderItem {
  readonly name: string;
  readonly status: string;
  readonly quantity: number;
  readonly total: Money;
  readonly tax: Money;
  /** What not every backend tells. */
  readonly product?: OrderedProduct;
  readonly vendorName?: string;
  /** Of the delivery or visit. */
  readonly date?: CalendarDate;
}

/** Which product an item was, and in which size. */
export interface OrderedProduct {
  readonly id: string;
  readonly variantId: string;
  readonly size: string;
  /** Blank if the product is gone. */
  readonly imageUrl: string;
}

/** An item that was bought, and how it travelled. */
export interface BoughtItem extends OrderItem {
  /** Null for pick-up and dine-in, whose items are listed among the local ones. */
  readonly speed: Speed | null;
}

export type OrderSection = 'Delivery' | 'Pickup' | 'Dine-In';

/** ORD-01..03 */
export const ORDER_SECTIONS: readonly OrderSection[] = ['Delivery', 'Pickup', 'Dine-In'];

interface OrderItemGroup {
  readonly heading: string;
  readonly items: readonly OrderItem[];
}

export interface OrderFacts {
  readonly number: string;
  readonly status: string;
  readonly deliveryFee: Money;
  /** Zero if the backend does not send them. */
  readonly fees: Money;
  readonly tax: Money;
  readonly tip: Money;
  readonly discount: Money;
  readonly total: Money;
  /** What not every backend tells: when it was placed, what pays it, and where it goes, in lines. */
  readonly placedAt?: Date;
  readonly payment?: string;
  readonly addressLines?: readonly string[];
  /** items[0].delivery_method, as the wire spells it. */
  readonly deliveryMethod: string;
  readonly localItems: readonly OrderItem[];
  readonly courierItems: readonly OrderItem[];
  readonly farmDirectItems: readonly OrderItem[];
}

/** A past order (ENT-43). */
export class Order extends withFacts<OrderFacts>() {
  private constructor(facts: OrderFacts) {
    super(facts);
  }

  static of(facts: OrderFacts): Order {
    return new Order(facts);
  }

  /** Its sub-tab; case is ignored. */
  get section(): OrderSection {
    const method = this.deliveryMethod.toLowerCase();
    if (method === 'pickup') return 'Pickup';
    return method === 'dine-in' ? 'Dine-In' : 'Delivery';
  }

  /** Every kind of delivery is labelled the same (ORD-14). */
  get methodLabel(): string {
    return this.section === 'Delivery' ? orderTexts.localDelivery : orderTexts.sections[this.section];
  }

  /**
   * What is delivered: the three arrays under their own headings; empty ones are hidden (ORD-07, X-169). What is picked
   * up or had at a venue: one group (ORD-15).
   */
  get itemGroups(): readonly OrderItemGroup[] {
    const { section } = this;
    if (section !== 'Delivery')
      return [{ heading: orderTexts.sections[section], items: this.groups.flatMap(({ items }) => items) }];
    return this.groups
      .filter(({ items }) => items.length > 0)
      .map(({ heading, items }) => ({ heading, items }));
  }

  /** Its items except those that cost nothing: they were redeemed from the wallet, not bought. */
  get boughtItems(): readonly BoughtItem[] {
    const isDelivered = this.section === 'Delivery';
    return this.groups.flatMap(({ speed, items }) =>
      items
        .filter(({ total }) => !total.isZero)
        .map((item) => ({ ...item, speed: isDelivered ? speed : null })),
    );
  }

  private get groups() {
    const { localItems, courierItems, farmDirectItems } = this;
    return [
      { heading: orderTexts.localDelivery, speed: 'Same Day', items: localItems },
      { heading: orderTexts.courierDelivery, speed: 'Next Day', items: courierItems },
      { heading: orderTexts.farmDirect, speed: 'Farm Direct', items: farmDirectItems },
    ] as const;
  }
}
