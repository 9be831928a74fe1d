/** `checkout`: the cart's speeds. `venue`: Dine-In, Pick-Up and Delivery. */
export type SpeedFlow = 'checkout' | 'venue';

/** A speed that is offered to a zipcode, as shown on its card. */
export interface DeliverySpeed {
  /** 1, 2, 3 or 10; the meaning depends on the flow. */
  speedId: number;
  name: string;
  description: string;
  deliveryFeeCents: number;
}

/** The location of a pick-up or dine-in. */
interface RetailerOfMethod {
  id: number;
  name: string;
  vendorName: string | null;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zipcode: string;
  telephone: string | null;
  readyTime: string | null;
}

/** A method of a speed. */
export interface ShippingMethod {
  id: number;
  speedId: number;
  /** undefined for a delivery. */
  retailer: RetailerOfMethod | undefined;
  method: string;
  amountCents: number;
  feeCents: number;
  duration: string;
  dropoffEta: string | null;
  /** Miles from the zipcode, for a pick-up. */
  distance: string | null;
  leadDays: number;
}
