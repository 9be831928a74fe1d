import { type DiningTime, readDiningTime } from './dining-time';

/** */
export type ShippingType = 'delivery' | 'pick-up' | 'dine-in';

/** The speeds of the options page: 1 Dine-In, 2 Pick-Up, 3 Delivery. */
const VENUE_TYPES: Readonly<Record<number, ShippingType>> = { 1: 'dine-in', 2: 'pick-up', 3: 'delivery' };

export const venueTypeOf = (speedId: number): ShippingType | '' => VENUE_TYPES[speedId] ?? '';

/** What the delivery options page decided, kept for the cart and the calls (SHIP-17). */
export interface ShippingChoice {
  readonly type: ShippingType | '';
  readonly retailerId: string;
  readonly retailerName: string;
  readonly dineInTime: string;
  readonly timeSlot: string;
  readonly deliveryDateTime: string;
}

export const NO_SHIPPING_CHOICE: ShippingChoice = {
  type: '',
  retailerId: '',
  retailerName: '',
  dineInTime: '',
  timeSlot: '',
  deliveryDateTime: '',
};

/** When its shopper comes, to drink or to collect; null when it is brought, or nobody has said (STORE-15). */
export const arrivalOf = (choice: ShippingChoice): DiningTime | null =>
  skipsAddress(choice) ? readDiningTime(choice.dineInTime) : null;

/** Dine-in and pick-up need no address: CHECKOUT goes directly to card (CART-27). */
export const skipsAddress = (choice: ShippingChoice): boolean =>
  choice.type === 'dine-in' || choice.type === 'pick-up';
