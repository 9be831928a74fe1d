import { CartGroup } from './cart-group';
import type { CartLine } from './cart-line';
import { PriceSummary } from './price-summary';
import { addUpTo, type VendorCost } from './vendor-cost';
import { withFacts } from '../shared/with-facts';

interface CartFacts {
  readonly id: string;
  readonly lines: readonly CartLine[];
  readonly summary: PriceSummary;
  readonly couponCode: string;
  /** By vendor; not every backend sends them. */
  readonly vendorCosts?: readonly VendorCost[];
}

/** A line for which an order was refused (SUM-25). */
export interface RefusedLine {
  readonly variantId: string;
  readonly message: string;
}

/** What the shopper is about to buy. */
export class Cart extends withFacts<Required<CartFacts>>() {
  static readonly empty = new Cart({ id: '', lines: [], summary: PriceSummary.zero, couponCode: '' });

  private constructor(facts: CartFacts) {
    super({ ...facts, vendorCosts: vendorCostsOf(facts) });
  }

  static of(facts: CartFacts): Cart {
    return new Cart(facts);
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The badge shows units, not lines. */
  get unitCount(): number {
    return this.lines.reduce((units, line) => units + line.quantity, 0);
  }

  get groups(): readonly CartGroup[] {
    return CartGroup.from(this.lines);
  }

  /** The same lines at the same price: only what the shopper has seen may be charged. */
  costsTheSameAs(other: Cart): boolean {
    return (
      this.summary.grandTotal.equals(other.summary.grandTotal) &&
      this.lines.length === other.lines.length &&
      this.lines.every(({ id, quantity }) => other.line(id)?.quantity === quantity)
    );
  }

  line(lineId: string): CartLine | null {
    return this.lines.find((line) => line.id === lineId) ?? null;
  }

  /** The line itself, or the line that now holds the same offer. */
  lineOfSameOffer(line: CartLine): CartLine | null {
    return this.line(line.id) ?? this.lines.find((other) => line.isSameOfferAs(other)) ?? null;
  }

  withQuantity(lineId: string, quantity: number): Cart {
    return this.withLines((line) => (line.id === lineId ? line.withQuantity(quantity) : line));
  }

  without(lineId: string): Cart {
    return new Cart({ ...this, lines: this.lines.filter((line) => line.id !== lineId) });
  }

  /** Marks every line of a refused variant: the answer names nothing more. */
  withRefused(items: readonly RefusedLine[]): Cart {
    return this.withLines((line) => {
      const item = items.find((candidate) => candidate.variantId === line.variantId);
      return item ? line.markedOutOfStock(item.message) : line;
    });
  }

  get hasOutOfStock(): boolean {
    return this.lines.some((line) => line.isOutOfStock);
  }

  private withLines(change: (line: CartLine) => CartLine): Cart {
    return new Cart({ ...this, lines: this.lines.map(change) });
  }
}

/** The costs of each of several vendors; empty if they are unknown or do not add up to the summary. */
function vendorCostsOf({ vendorCosts = [], summary }: CartFacts): readonly VendorCost[] {
  return vendorCosts.length > 1 && addUpTo(summary, vendorCosts) ? vendorCosts : [];
}
