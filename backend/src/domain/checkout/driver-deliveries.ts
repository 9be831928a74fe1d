/** A driver comes from one location on one day in one slot, for whatever goes along. */
export interface DriverDelivery {
  locationId: number;
  date: string;
  start: string;
}

/** Each delivery once, always in the same order, so that two orders cannot wait for each other. */
export function distinctDriverDeliveries<Delivery extends DriverDelivery>(
  deliveries: Delivery[],
): Delivery[] {
  const distinct = new Map(
    deliveries.map((delivery) => [
      `${String(delivery.locationId).padStart(9, '0')} ${delivery.date} ${delivery.start}`,
      delivery,
    ]),
  );
  return [...distinct.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, delivery]) => delivery);
}
