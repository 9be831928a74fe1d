import { cartSessionTexts } from '../../texts/cart/cart-session';
import { formatSize } from '../shared/size';
import { type Speed, parseSpeed } from '../shared/speed';
import type { Money } from '../shared/money';
import { withFacts } from '../shared/with-facts';

export interface CartLineFacts {
  readonly id: string;
  readonly variantId: string;
  /** Absent if the backend does not send it. */
  readonly productId?: string;
  readonly name: string;
  readonly size: string;
  readonly imageUrl: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  /** The label of the speed, exactly as the backend spells it (ENT-29). */
  readonly speedLabel: string;
  readonly vendorName: string;
  readonly locationId: string;
  readonly deliveryFee: Money;
  /** CART-28 */
  readonly isOutOfStock: boolean;
  readonly message: string;
}

/** One size of one product from one vendor location at one speed (ENT-28). */
export class CartLine extends withFacts<CartLineFacts>() {
  private constructor(facts: CartLineFacts) {
    super(facts);
  }

  static of(facts: CartLineFacts): CartLine {
    return new CartLine(facts);
  }

  get sizeLabel(): string {
    return formatSize(this.size);
  }

  get speed(): Speed | null {
    return parseSpeed(this.speedLabel);
  }

  /** Why the line cannot be bought; `Out of Stock` if the backend gives no reason. */
  get stockMessage(): string {
    return this.isOutOfStock ? this.message || cartSessionTexts.outOfStock : '';
  }

  /** Identifies the group of this line. */
  get groupKey(): string {
    return `${this.locationId}_${this.speedLabel}`;
  }

  /** Whether it can be added again: it is in stock and its speed is known. */
  get canBeRestored(): boolean {
    return this.speed !== null && !this.isOutOfStock;
  }

  /** The same variant from the same location at the same speed: the backend keeps it on one line, whatever its id. */
  isSameOfferAs(other: CartLine): boolean {
    return this.speed !== null && this.variantId === other.variantId && this.groupKey === other.groupKey;
  }

  /** The row total follows the quantity before the backend has answered (CART-11, CART-12). */
  withQuantity(quantity: number): CartLine {
    return new CartLine({ ...this, quantity, total: this.unitPrice.times(quantity) });
  }

  markedOutOfStock(message: string): CartLine {
    return new CartLine({ ...this, isOutOfStock: true, message });
  }
}
