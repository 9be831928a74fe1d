import { visitTexts } from '../../texts/fulfilment/visits';
import type { CalendarDate } from '../shared/calendar-date';
import { type Visit, slotStartingAt } from './visit';
import type { TimeSlot } from './time-slot';

/** */
export type FulfilmentType = 'delivery' | 'pick-up' | 'dine-in';

/** The speeds of the options page: 1 Dine-In, 2 Pick-Up, 3 Delivery. */
const FULFILMENT_TYPES: Readonly<Record<number, FulfilmentType>> = {
  1: 'dine-in',
  2: 'pick-up',
  3: 'delivery',
};

export const fulfilmentTypeOf = (speedId: number): FulfilmentType | '' => FULFILMENT_TYPES[speedId] ?? '';

/** What was chosen on the delivery options page, for the cart and its calls (SHIP-17). */
export interface ShippingChoice {
  readonly type: FulfilmentType | '';
  readonly retailerId: string;
  readonly retailerName: string;
  /** For dine-in and pick-up. */
  readonly visit: Visit | null;
  /** For deliveries. */
  readonly delivery: RequestedTime | null;
}

/** A date, with a slot if one was chosen. */
export interface RequestedTime {
  readonly date: CalendarDate;
  readonly slot: TimeSlot | null;
}

export const NO_SHIPPING_CHOICE: ShippingChoice = {
  type: '',
  retailerId: '',
  retailerName: '',
  visit: null,
  delivery: null,
};

/** The visit for dine-in or pick-up; null for deliveries, or if none was chosen (STORE-15). */
export const visitOf = (choice: ShippingChoice): Visit | null => (skipsAddress(choice) ? choice.visit : null);

/** The date and slot chosen on the options page; null if none. */
export function requestedTime(choice: ShippingChoice): RequestedTime | null {
  const visit = visitOf(choice);
  if (visit) return { date: visit.date, slot: slotStartingAt(visit.time) };
  return choice.type === 'delivery' ? choice.delivery : null;
}

/** SHIP-44 */
export const PICK_UP_DURATION = visitTexts.pickUpDuration;

/** Dine-in and pick-up need no address: CHECKOUT goes directly to card (CART-27). */
export const skipsAddress = (choice: ShippingChoice): boolean =>
  choice.type === 'dine-in' || choice.type === 'pick-up';
