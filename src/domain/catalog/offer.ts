import type { CalendarDate } from '../shared/calendar-date';
import { SPEEDS, type Speed } from '../shared/speed';
import type { Money } from '../shared/money';

/** One vendor location offering one size at one delivery speed (ENT-04). */
export interface Offer {
  readonly speed: Speed;
  readonly locationId: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly price: Money;
  readonly isActive: boolean;
  /** When it can be delivered first; null if that is not known, or it cannot be bought. */
  readonly earliestDate: CalendarDate | null;
}

/** Identifies an offer within one size. */
export const offerKey = (offer: Offer): string => `${offer.locationId}_${offer.speed}`;

/** PDP-21; a tie goes to Same Day, then Next Day, then Farm Direct. */
export function cheapestActiveOffer(offers: readonly Offer[]): Offer | null {
  const [cheapest] = offers
    .filter((offer) => offer.isActive)
    .sort((a, b) => a.price.cents - b.price.cents || SPEEDS.indexOf(a.speed) - SPEEDS.indexOf(b.speed));
  return cheapest ?? null;
}
