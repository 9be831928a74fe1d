import type { TestServices } from '../test-services';
import { eq } from 'drizzle-orm';
import { carts, orderAttempts, orders } from '../../src/adapters/postgres/schema';
import type { OrderOutcome } from '../../src/domain/checkout/order-outcome';
import type { NewOrder } from '../../src/domain/order/order';
import { collectPagePath } from '../../src/adapters/upi/sandbox-upi-gateway';
import { givenJaneReadyToOrder } from './given-cart';
import type { States, StateValues } from './state';

const CHARGE = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const ATTEMPT_KEY = '7c2f4a51-9d0e-4b8a-8a53-1f60c2d9e7b4';

/** The outcome of an attempt to place an order. */
export const attemptStates: States = {
  'an order was placed in an attempt': (services) =>
    givenOrder(services, { status: 'processing', paymentMethod: 4, paymentStatus: 'due on delivery' }),

  'an order of an attempt waits for its payment': (services) =>
    givenOrder(services, {
      status: 'pending',
      paymentMethod: 3,
      paymentStatus: 'requested',
      chargeId: CHARGE,
      paymentUrl: collectPagePath(CHARGE),
    }),

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

type Payment = Pick<NewOrder, 'status' | 'paymentMethod' | 'paymentStatus' | 'chargeId' | 'paymentUrl'>;

async function givenOrder(services: TestServices, payment: Payment): Promise<StateValues> {
  const values = await givenAttempt(services, {
    kind: 'placed',
    order: { ...PLACED, isToBePaid: false, paymentUrl: null },
  });
  const { db, clock } = services;
  const cartId = String(values.cartId);
  await db.insert(orders).values({
    orderNumber: '100001',
    customerId: Number(values.customerId),
    cartId,
    email: 'jane@example.com',
    telephone: '2125550100',
    subtotalCents: 100_50,
    discountCents: 0,
    deliveryFeeCents: 16_98,
    feeCents: 2_70,
    taxCents: 8_92,
    tipCents: 0,
    grandTotalCents: 129_10,
    placedAt: clock.now(),
    ...payment,
  });
  await db.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartId));
  return values;
}

async function givenAttempt(services: TestServices, response: OrderOutcome): Promise<StateValues> {
  const values = await givenJaneReadyToOrder(services);
  await services.db.insert(orderAttempts).values({
    key: ATTEMPT_KEY,
    customerId: Number(values.customerId),
    cartId: String(values.cartId),
    payloadHash: 'of another payload',
    placed: response.kind === 'placed',
    response,
    createdAt: services.clock.now(),
  });
  return { ...values, attemptKey: ATTEMPT_KEY };
}
