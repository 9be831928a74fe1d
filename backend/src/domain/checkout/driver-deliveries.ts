/** One driver delivers from one location on one day in one slot. */
export interface DriverDelivery {
  locationId: number;
  date: string;
  start: string;
}

/** Each delivery once, in a fixed order that prevents deadlocks. */
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
