import type { Money } from '../shared/money';

export interface OrderItem {
  readonly name: string;
  readonly status: string;
  readonly quantity: number;
  readonly total: Money;
  readonly tax: Money;
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
  /** items[0].delivery_method, as the wire spells it. */
  readonly deliveryMethod: string;
  readonly localItems: readonly OrderItem[];
  readonly courierItems: readonly OrderItem[];
  readonly farmDirectItems: readonly OrderItem[];
}

/** A past order (ENT-43). */
export class Order {
  private constructor(readonly facts: OrderFacts) {}

  static of(facts: OrderFacts): Order {
    return new Order(facts);
  }

  get number(): string {
    return this.facts.number;
  }

  /** Its sub-tab; case is ignored. */
  get section(): OrderSection {
    const method = this.facts.deliveryMethod.toLowerCase();
    if (method === 'pickup') return 'Pickup';
    return method === 'dine-in' ? 'Dine-In' : 'Delivery';
  }

  /** Every kind of delivery is labelled the same (ORD-14). */
  get methodLabel(): string {
    return this.section === 'Delivery' ? 'Local Delivery' : this.section;
  }

  /** The three arrays under their own headings; empty ones are hidden (ORD-07, X-169). */
  get itemGroups(): readonly OrderItemGroup[] {
    return [
      { heading: 'Local Delivery', items: this.facts.localItems },
      { heading: 'Courier Delivery', items: this.facts.courierItems },
      { heading: 'Farm Direct', items: this.facts.farmDirectItems },
    ].filter((group) => group.items.length > 0);
  }
}
