import { DELIVERY_TYPES, type DeliveryType } from '../shared/delivery-type';
import type { Money } from '../shared/money';

/** One vendor location offering one size at one delivery speed (ENT-04). */
export interface SpeedOption {
  readonly type: DeliveryType;
  readonly locationId: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly price: Money;
  readonly isActive: boolean;
}

/** Identifies an option within one size. */
export const speedKey = (option: SpeedOption): string => `${option.locationId}_${option.type}`;

/** PDP-21; a tie goes to Same Day, then Next Day, then Farm Direct. */
export function cheapestActive(options: readonly SpeedOption[]): SpeedOption | null {
  const [cheapest] = options
    .filter((option) => option.isActive)
    .sort(
      (a, b) =>
        a.price.cents - b.price.cents || DELIVERY_TYPES.indexOf(a.type) - DELIVERY_TYPES.indexOf(b.type),
    );
  return cheapest ?? null;
}
