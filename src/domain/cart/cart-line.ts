import { formatSize } from '../shared/size';
import { type Speed, parseSpeed } from '../shared/speed';
import type { Money } from '../shared/money';

export interface CartLineFacts {
  readonly id: string;
  readonly variantId: string;
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
  readonly isOutOfStock: boolean;
  readonly message: string;
}

/** One size of one product from one vendor location at one speed (ENT-28). */
export class CartLine {
  private constructor(private readonly facts: CartLineFacts) {}

  static of(facts: CartLineFacts): CartLine {
    return new CartLine(facts);
  }

  get id(): string {
    return this.facts.id;
  }

  get variantId(): string {
    return this.facts.variantId;
  }

  get name(): string {
    return this.facts.name;
  }

  get sizeLabel(): string {
    return formatSize(this.facts.size);
  }

  get imageUrl(): string {
    return this.facts.imageUrl;
  }

  get quantity(): number {
    return this.facts.quantity;
  }

  get unitPrice(): Money {
    return this.facts.unitPrice;
  }

  get total(): Money {
    return this.facts.total;
  }

  get speedLabel(): string {
    return this.facts.speedLabel;
  }

  get speed(): Speed | null {
    return parseSpeed(this.facts.speedLabel);
  }

  get vendorName(): string {
    return this.facts.vendorName;
  }

  get locationId(): string {
    return this.facts.locationId;
  }

  get deliveryFee(): Money {
    return this.facts.deliveryFee;
  }

  /** CART-28 */
  get isOutOfStock(): boolean {
    return this.facts.isOutOfStock;
  }

  /** Why the line cannot be bought; `Out of Stock` if the backend gives no reason. */
  get stockMessage(): string {
    return this.facts.isOutOfStock ? this.facts.message || 'Out of Stock' : '';
  }

  /** Identifies the group of this line. */
  get groupKey(): string {
    return `${this.facts.locationId}_${this.facts.speedLabel}`;
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
    return new CartLine({ ...this.facts, quantity, total: this.facts.unitPrice.times(quantity) });
  }

  markedOutOfStock(message: string): CartLine {
    return new CartLine({ ...this.facts, isOutOfStock: true, message });
  }
}
