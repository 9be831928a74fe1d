import type { TestServices } from '../test-services';
import { eq } from 'drizzle-orm';
import { carts, orderAttempts, orders } from '../../src/adapters/postgres/schema';
import type { OrderOutcome } from '../../src/domain/checkout/order-outcome';
import type { NewOrder } from '../../src/domain/order/order';
import { collectPagePath } from '../../src/adapters/upi/sandbox-upi-gateway';
import { givenJaneReadyToOrder } from './given-cart';
import { anOrder } from './given-order';
import type { States, StateValues } from './state';

const CHARGE = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const ATTEMPT_KEY = '7c2f4a51-9d0e-4b8a-8a53-1f60c2d9e7b4';

/** The outcome of an attempt to place an order. */
export const attemptStates: States = {
  'an order was placed in an attempt': (services) => givenOrder(services),

  'an order of an attempt waits for its payment': (services) =>
    givenOrder(services, {
      status: 'pending',
      paymentMethod: 3,
      paymentStatus: 'requested',
      chargeId: CHARGE,
      paymentUrl: collectPagePath(CHARGE),
    }),

  'an order of an attempt is being paid': givenOrderBeingPaid,

  'an attempt to order failed': (services) =>
    givenAttempt(services, {
      kind: 'refused',
      reason: { kind: 'card-declined', message: 'Your card was declined.' },
    }),
};

const PLACED = {
  orderNumber: '100001',
  totalCents: 129_10,
  email: 'jane@example.com',
  telephone: '2125550100',
};

async function givenOrder(services: TestServices, payment: Partial<NewOrder> = {}): Promise<StateValues> {
  const values = await givenAttempt(services, {
    kind: 'placed',
    order: { ...PLACED, awaitsPayment: false, paymentUrl: null },
  });
  await insertOrder(services, values, payment);
  return values;
}

/** The provider has been asked, and has not answered. */
async function givenOrderBeingPaid(services: TestServices): Promise<StateValues> {
  const values = await givenJaneReadyToOrder(services);
  await insertOrder(services, values, { status: 'pending', paymentStatus: 'authorising', paymentMethod: 2 });
  await services.db
    .update(carts)
    .set({ status: 'ordering' })
    .where(eq(carts.id, String(values.cartId)));
  return { ...values, attemptKey: ATTEMPT_KEY };
}

async function insertOrder(
  { db, clock }: TestServices,
  values: StateValues,
  payment: Partial<NewOrder>,
): Promise<void> {
  const cartId = String(values.cartId);
  const order = anOrder({
    customerId: Number(values.customerId),
    cartId,
    subtotalCents: 100_50,
    deliveryFeeCents: 16_98,
    feeCents: 2_70,
    taxCents: 8_92,
    placedAt: clock.now(),
    ...payment,
  });
  await db.insert(orders).values({ ...order, orderNumber: '100001' });
  await db.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartId));
}

async function givenAttempt(services: TestServices, outcome: OrderOutcome): Promise<StateValues> {
  const values = await givenJaneReadyToOrder(services);
  await services.db.insert(orderAttempts).values({
    key: ATTEMPT_KEY,
    customerId: Number(values.customerId),
    cartId: String(values.cartId),
    payloadHash: 'of another payload',
    outcome,
    createdAt: services.clock.now(),
  });
  return { ...values, attemptKey: ATTEMPT_KEY };
}
