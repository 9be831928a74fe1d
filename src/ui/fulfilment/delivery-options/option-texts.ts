import { durationOf, type FulfilmentOption } from '../../../domain/fulfilment/delivery-speed';
import { fulfilmentTypeOf } from '../../../domain/fulfilment/shipping-choice';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { starsLabel, type StarCategory, type Venue } from '../../../domain/vendor/retailer';
import { deliveryOptionsTexts } from '../../../texts/fulfilment/delivery-options';

/** A fulfilment option; without a method it is disabled, with the reason (SHIP-11). */
export const toOptionState = (option: FulfilmentOption) => ({
  value: String(option.id),
  label: option.name,
  description: [option.description, durationOf(option)].filter(Boolean).join(' · ') || undefined,
  aside: option.fee.isZero ? deliveryOptionsTexts.free : option.fee.format(),
  disabledReason: option.methods.length === 0 ? deliveryOptionsTexts.notAvailable : undefined,
});

/** A retailer to choose from, with its known details. */
export interface RetailerChoice {
  readonly value: string;
  readonly name: string;
  readonly label: string;
}

/** The venues of a star category for Dine-In, the retailers for Pick-Up (SHIP-05, DEMO-18). */
export function retailersFor(
  option: FulfilmentOption | undefined,
  venues: readonly Venue[],
  stars: StarCategory,
): readonly RetailerChoice[] {
  if (!option || fulfilmentTypeOf(option.id) === 'delivery') return [];
  if (fulfilmentTypeOf(option.id) === 'dine-in')
    return venues
      .filter((venue) => stars === 0 || venue.stars === stars)
      .map((venue) => ({
        value: venue.locationId,
        name: venue.name,
        label: `${venue.name}, ${starsLabel(venue.stars)}`,
      }));
  return option.retailers.map((retailer) => ({
    value: retailer.id,
    name: retailer.name,
    label: [
      retailer.name,
      retailer.distance,
      retailer.readyTime,
      CalendarDate.parse(retailer.pickUpDate)?.shown,
      retailer.fee.isZero ? deliveryOptionsTexts.free : retailer.fee.format(),
    ]
      .filter(Boolean)
      .join(', '),
  }));
}
