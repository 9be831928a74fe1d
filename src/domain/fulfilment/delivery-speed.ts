import type { Money } from '../shared/money';

/** A shipping method and its price (ENT-39). */
export interface ShipMethod {
  readonly id: string;
  readonly method: string;
  readonly amount: Money;
  readonly deliveryDate: string;
  readonly duration: string;
}

/** A speed that checkout offers (ENT-37); ids are those of the checkout flow. */
export interface DeliverySpeed {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly fee: Money;
  readonly methods: readonly ShipMethod[];
}

/** A retailer of a fulfilment option (ENT-38); fields that the backend does not send are empty. */
export interface SpeedRetailer {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly distance: string;
  readonly readyTime: string;
  readonly pickUpDate: string;
  readonly fee: Money;
}

/** Delivery, pick-up or dine-in on the delivery options page; ids are those of that page. */
export interface FulfilmentOption extends DeliverySpeed {
  readonly retailers: readonly SpeedRetailer[];
}

/** Cheapest first; a tie keeps the server's order. */
export const sortedMethods = (methods: readonly ShipMethod[]): readonly ShipMethod[] =>
  [...methods].sort((a, b) => a.amount.cents - b.amount.cents);

/** The duration of the cheapest method; empty if unknown. */
export const durationOf = ({ methods }: DeliverySpeed): string => sortedMethods(methods)[0]?.duration ?? '';

/** The first speed that has a method becomes primary (SHIP-10, X-045). */
export const primarySpeed = <Speed extends DeliverySpeed>(speeds: readonly Speed[]): Speed | null =>
  speeds.find((speed) => speed.methods.length > 0) ?? null;
