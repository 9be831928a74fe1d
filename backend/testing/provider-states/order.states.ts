import type { TestServices } from '../test-services';
import { Orders } from '../../src/application/order/orders.port';
import type { DeliveryMethod } from '../../src/domain/order/order-item';
import { wire } from './customer.states';
import { givenJane } from './given-customer';
import type { States } from './state';

/** States of order history. */
export const orderStates: States = {
  /** Oldest first: redeemed at the venue, picked up, and one with three delivery methods. */
  'a customer with delivery, pickup and dine-in orders exists': async (services) => {
    const jane = await givenJane(services);
    await givenOrder(services, jane.customerId, ['dine-in'], { daysAgo: 20 });
    await givenOrder(services, jane.customerId, ['pickup'], { daysAgo: 10 });
    await givenOrder(services, jane.customerId, ['driver', 'courier', 'farm direct'], { daysAgo: 1 });
    return wire(jane);
  },

  'a customer without orders exists': async (services) => wire(await givenJane(services)),
};

/** An order with an item for each delivery method. */
async function givenOrder(
  { data, clock }: TestServices,
  customerId: number,
  methods: DeliveryMethod[],
  { daysAgo }: { daysAgo: number },
): Promise<void> {
  const status = daysAgo > 5 ? ('complete' as const) : ('processing' as const);
  const subtotalCents = methods.length * 38_50;
  const order = {
    customerId,
    status,
    email: 'jane@example.com',
    telephone: '2125550100',
    subtotalCents,
    discountCents: 2_90,
    deliveryFeeCents: 9_99,
    feeCents: 0,
    taxCents: methods.length * 3_42,
    tipCents: 7_70,
    grandTotalCents: subtotalCents - 2_90 + 9_99 + methods.length * 3_42 + 7_70,
    paymentMethod: 4,
    paymentStatus: 'due on delivery' as const,
    placedAt: new Date(clock.now().getTime() - daysAgo * 86_400_000),
  };
  const item = {
    productId: 101,
    variantId: 1011,
    productName: 'Harbor Light Bourbon',
    bottleSize: '750',
    locationId: 11,
    vendorName: 'Hudson Cellars',
    status,
    quantity: 1,
    unitPriceCents: 38_50,
    rowTotalCents: 38_50,
    taxCents: 3_42,
  };
  await data.transaction((tx) =>
    tx.get(Orders).insert(
      order,
      methods.map((deliveryMethod) => ({ ...item, deliveryMethod })),
    ),
  );
}
