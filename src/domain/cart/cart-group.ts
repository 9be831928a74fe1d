import type { Speed } from '../shared/speed';
import { Money } from '../shared/money';
import type { CartLine } from './cart-line';

/** The lines that one location delivers at one speed (CART-02). */
export class CartGroup {
  private constructor(
    readonly key: string,
    readonly lines: readonly [CartLine, ...CartLine[]],
  ) {}

  /** In the order of their first lines. */
  static from(lines: readonly CartLine[]): readonly CartGroup[] {
    const groups = new Map<string, [CartLine, ...CartLine[]]>();
    for (const line of lines) {
      const group = groups.get(line.groupKey);
      if (group) group.push(line);
      else groups.set(line.groupKey, [line]);
    }
    return [...groups].map(([key, members]) => new CartGroup(key, members));
  }

  get vendorName(): string {
    return this.lines[0].vendorName;
  }

  get locationId(): string {
    return this.lines[0].locationId;
  }

  get speedLabel(): string {
    return this.lines[0].speedLabel;
  }

  get speed(): Speed | null {
    return this.lines[0].speed;
  }

  /** A Same Day group needs one date and one slot; in other groups each line needs a date (CART-19, CART-20). */
  get isSameDay(): boolean {
    return this.speed === 'Same Day';
  }

  /** The fee of the whole group; each of its lines repeats the amount. */
  get deliveryFee(): Money {
    return this.lines[0].deliveryFee;
  }

  /** The lines that need a date each (CART-20); those that are out of stock do not. */
  get datedLines(): readonly CartLine[] {
    return this.isSameDay ? [] : this.lines.filter((line) => !line.isOutOfStock);
  }

  get subtotal(): Money {
    return Money.sum(this.lines.map((line) => line.total));
  }
}
