import { durationOf, type FulfilmentOption } from '../../../domain/fulfilment/delivery-speed';
import { fulfilmentTypeOf } from '../../../domain/fulfilment/shipping-choice';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { starsLabel, STAR_CATEGORIES, type StarCategory, type Venue } from '../../../domain/vendor/retailer';

export const CATEGORIES = STAR_CATEGORIES.map((stars) => ({
  value: String(stars),
  label: starsLabel(stars),
}));

/** The option of a speed; without a method it is disabled, with the reason (SHIP-11). */
export const shownSpeed = (speed: FulfilmentOption) => ({
  value: String(speed.id),
  label: speed.name,
  description: [speed.description, durationOf(speed)].filter(Boolean).join(' · ') || undefined,
  aside: speed.fee.isZero ? 'Free' : speed.fee.format(),
  disabledReason: speed.methods.length === 0 ? 'Not available here' : undefined,
});

/** A retailer to choose from, with its known details. */
export interface RetailerChoice {
  readonly value: string;
  readonly name: string;
  readonly label: string;
}

/** The venues of a star category for Dine-In, the retailers for Pick-Up (SHIP-05, DEMO-18). */
export function retailersFor(
  speed: FulfilmentOption | undefined,
  venues: readonly Venue[],
  stars: StarCategory,
): readonly RetailerChoice[] {
  if (!speed || fulfilmentTypeOf(speed.id) === 'delivery') return [];
  if (fulfilmentTypeOf(speed.id) === 'dine-in')
    return venues
      .filter((venue) => stars === 0 || venue.stars === stars)
      .map((venue) => ({
        value: venue.locationId,
        name: venue.name,
        label: `${venue.name}, ${starsLabel(venue.stars)}`,
      }));
  return speed.retailers.map((place) => ({
    value: place.id,
    name: place.name,
    label: [
      place.name,
      place.distance,
      place.readyTime,
      CalendarDate.parse(place.pickUpDate)?.shown,
      place.fee.isZero ? 'Free' : place.fee.format(),
    ]
      .filter(Boolean)
      .join(', '),
  }));
}
