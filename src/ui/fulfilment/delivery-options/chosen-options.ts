import type { Visit } from '../../../domain/fulfilment/visit';
import {
  NO_SHIPPING_CHOICE,
  type ShippingChoice,
  type FulfilmentType,
} from '../../../domain/fulfilment/shipping-choice';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { deliveryOptionsTexts } from '../../../texts/fulfilment/delivery-options';
import { slotTexts } from '../../../texts/fulfilment/slots';
import type { DriverSlotPicker } from './driver-slot-picker';

/** A visit to a retailer; null while something is missing (SHIP-17). */
export function retailerVisitOf({
  type,
  retailer,
  visit,
}: {
  readonly type: FulfilmentType | '';
  readonly retailer?: { readonly value: string; readonly name: string };
  readonly visit: Visit | null;
}): ShippingChoice | null {
  if (!retailer || !visit) return null;
  return {
    ...NO_SHIPPING_CHOICE,
    type,
    retailerId: retailer.value,
    retailerName: retailer.name,
    visit,
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

/** The summary beside the choices. */
export function chosenSoFar(
  speed: string,
  { retailer, date, time }: { retailer?: string; date: CalendarDate | null; time: string },
  isVisit: boolean,
): readonly { label: string; value: string }[] {
  return [
    { label: deliveryOptionsTexts.speed, value: speed },
    ...(isVisit ? [{ label: deliveryOptionsTexts.retailer, value: retailer ?? slotTexts.notChosen }] : []),
    { label: deliveryOptionsTexts.date, value: date?.shown ?? slotTexts.notChosen },
    { label: deliveryOptionsTexts.time, value: time || slotTexts.notChosen },
  ];
}
