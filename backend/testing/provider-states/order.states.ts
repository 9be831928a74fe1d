import type { TestServices } from '../test-services';
import { Orders } from '../../src/application/order/orders.port';
import type { DeliveryMethod } from '../../src/domain/order/order-item';
import { signedInJane, credentialsOf } from './customer.states';
import { givenJane } from './given-customer';
import { aBourbonItem, anOrder } from './given-order';
import type { States } from './state';

/** States of order history. */
export const orderStates: States = {
  /** Oldest first: redeemed at the venue, picked up, and one with three delivery methods. */
  'a customer with delivery, pickup and dine-in orders exists': async (services) => {
    const jane = await givenJane(services);
    await givenOrder(services, jane.customerId, ['dine-in'], { daysAgo: 20 });
    await givenOrder(services, jane.customerId, ['pickup'], { daysAgo: 10 });
    await givenOrder(services, jane.customerId, ['driver', 'courier', 'farm direct'], { daysAgo: 1 });
    return credentialsOf(jane);
  },

  'a customer without orders exists': signedInJane,
};

/** An order with an item for each delivery method. */
async function givenOrder(
  { data, clock }: TestServices,
  customerId: number,
  methods: DeliveryMethod[],
  { daysAgo }: { daysAgo: number },
): Promise<void> {
  const status = daysAgo > 5 ? 'complete' : 'processing';
  const taxCents = 3_42;
  const items = methods.map((deliveryMethod) =>
    aBourbonItem({ deliveryMethod, status, unitPriceCents: 38_50, taxCents }),
  );
  const order = anOrder({
    customerId,
    status,
    subtotalCents: methods.length * 38_50,
    discountCents: 2_90,
    deliveryFeeCents: 9_99,
    taxCents: methods.length * taxCents,
    tipCents: 7_70,
    placedAt: new Date(clock.now().getTime() - daysAgo * 86_400_000),
  });
  await data.transaction((tx) => tx.get(Orders).insert(order, items));
}
