import type { DiningTime } from '../../../domain/fulfilment/dining-time';
import {
  NO_SHIPPING_CHOICE,
  type ShippingChoice,
  type FulfilmentType,
} from '../../../domain/fulfilment/shipping-choice';
import type { DriverSlotPicker } from './driver-slot-picker';

/** A visit to a retailer; null while something is missing (SHIP-17). */
export function retailerVisitOf(visit: {
  readonly type: FulfilmentType | '';
  readonly retailer?: { readonly value: string; readonly name: string };
  readonly arrival: DiningTime | null;
}): ShippingChoice | null {
  const { type, retailer, arrival } = visit;
  if (!retailer || !arrival) return null;
  return {
    ...NO_SHIPPING_CHOICE,
    type,
    retailerId: retailer.value,
    retailerName: retailer.name,
    visit: arrival,
  };
}

/** A date and a driver slot; null while something is missing (SHIP-18). */
export function deliverySlotOf({ date, slot }: DriverSlotPicker): ShippingChoice | null {
  if (!date || !slot) return null;
  return {
    ...NO_SHIPPING_CHOICE,
    type: 'delivery',
    delivery: { date, slot },
  };
}
