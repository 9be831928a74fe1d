import type { CalendarDate } from './calendar-date';
import type { Money } from './money';
import type { Speed } from './speed';

/** A product as lists show it: home sections, listings, search hits, similar items. */
export interface ProductCard {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  /** The lowest price of its sizes; null if unknown. */
  readonly fromPrice: Money | null;
  /** "750 ml", "With Vase": as shown, without the excluded size 0. */
  readonly sizes: readonly string[];
  /** The speeds at which it is sold; none if unknown. */
  readonly speeds: readonly Speed[];
  /** Null without reviews, or if unknown. */
  readonly rating: CardRating | null;
  readonly isSoldOut: boolean;
  /** The day on which it changed last; only in lists, and if known. */
  readonly changedOn?: CalendarDate;
}

export interface CardRating {
  /** Stars, 1 to 5, to one decimal. */
  readonly mean: number;
  readonly count: number;
}
