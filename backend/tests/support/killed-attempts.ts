import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { addDays } from '../../src/domain/shared/calendar-date';
import {
  coupons,
  orders,
  paymentHolds,
  savedCards,
  slotTemplates,
  stock,
} from '../../src/adapters/postgres/schema';
import { StripeCardGateway } from '../../src/adapters/card/stripe-card-gateway';
import type { FakeStripe } from '../../testing/stripe/fake-stripe';
import { INITIAL_STOCK } from './invariants';
import { type Buyer, givenBuyers, ordersOf } from './buyers';
import type { TestDatabase } from './test-database';
import { courierLine, lineOfSize } from './order-lines';
import { place, ready } from './order-fixture';

const CODE = 'SAVE5';

/** An order that is sent under a key. */
export interface Attempt {
  buyer: Buyer;
  key: string;
  body: Record<string, unknown>;
  /** The answer that the buyer received, byte for byte; undefined: none yet. */
  answer?: string;
}

export interface Shop {
  buyers: Buyer[];
  date: string;
}

/**
 * A buyer for each card, and a date that can be ordered for, and still can be if midnight passes in the meantime.
 *
 * @param cards Names of the provider's test cards.
 */
export async function givenShop(
  database: TestDatabase,
  stripe: FakeStripe,
  cards: readonly string[],
): Promise<Shop> {
  const { db } = database.services;
  const { nextDayDate } = ready(await database.given('a cart ready to order exists'));
  const buyers = await givenBuyers(database.services, cards.length);
  for (const [index, buyer] of buyers.entries()) await saveCard(database, stripe, buyer, cards[index]!);
  await db.update(stock).set({ quantity: INITIAL_STOCK });
  await db.update(slotTemplates).set({ capacity: INITIAL_STOCK });
  await db.insert(coupons).values({
    code: CODE,
    amountCents: 5_00,
    maximumUses: INITIAL_STOCK,
    refusalMessage: 'This coupon was used.',
  });
  return { buyers, date: addDays(nextDayDate, 2) };
}

/** A card that the provider knows. */
async function saveCard(
  { services: { db } }: TestDatabase,
  stripe: FakeStripe,
  buyer: Buyer,
  card: string,
): Promise<void> {
  const gateway = new StripeCardGateway(stripe.settings);
  const tokens = [`tok_${card}_${buyer.customerId}a`, `tok_${card}_${buyer.customerId}b`] as const;
  const outcome = await gateway.attach({ tokens, email: 'buyer@example.com' });
  if (outcome.kind === 'declined') throw new Error(`Declined: ${outcome.message}`);
  const { cardId, providerCustomerId } = outcome.card;
  await db.update(savedCards).set({ id: cardId, providerCustomerId }).where(eq(savedCards.id, buyer.cardId));
  buyer.cardId = cardId;
}

/** Paid by card, from two vendors, with a driver and a coupon: such an order touches every table. */
export async function givenAttempts(
  { services }: TestDatabase,
  { buyers, date }: Shop,
  cartsEach: number,
): Promise<Attempt[]> {
  const owners = Array.from({ length: cartsEach }, () => buyers).flat();
  const bodies = await ordersOf(services, owners, {
    linesOf: (index) => [lineOfSize(index), courierLine],
    dates: { date, timeslot: '10:00-12:00' },
    cart: { couponCode: CODE },
  });
  return bodies.map((body, index) => {
    const buyer = owners[index]!;
    return { buyer, key: randomUUID(), body: { ...body, payment_method: 2, card_id: buyer.cardId } };
  });
}

/** Not an answer of the backend: the connection broke, or a proxy answered with its own error page. */
const LOST = ['TypeError', 'SyntaxError'];

/** The answer, or undefined if it was lost or the database was unavailable. */
export async function answerOf(baseUrl: string, { buyer, body, key }: Attempt): Promise<string | undefined> {
  try {
    const { status, text } = await place(baseUrl, buyer, body, key);
    return status === 200 ? text : undefined;
  } catch (error) {
    if (LOST.includes((error as Error).name)) return undefined;
    throw error;
  }
}

/** The final outcome of the attempt. On a busy machine the provider's time may run out first: then it is repeated. */
export async function decided(baseUrl: string, { buyer, body, key }: Attempt) {
  for (;;) {
    const answer = await place(baseUrl, buyer, body, key);
    if (answer.status !== 409) return answer;
  }
}

/** Sends every attempt again: the answer must be the earlier one, if there was one. */
export async function settle(baseUrl: string, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const again = await decided(baseUrl, attempt);
    expect(again.body).toEqual({ ...again.body, code: 1 });
    attempt.answer ??= (await decided(baseUrl, attempt)).text;
    expect(again.text).toBe(attempt.answer);
  }
}

/** Holds that were open when the backend was killed are captured or released after its next start. */
export async function isUnsettled({ services: { db } }: TestDatabase): Promise<boolean> {
  const held = await db.select().from(orders).where(eq(orders.paymentStatus, 'authorised'));
  const open = await db.select().from(paymentHolds).where(isNull(paymentHolds.notFoundAt));
  return held.length > 0 || open.length > 0;
}

/** What the provider has captured and not refunded, and what it still holds. */
export const ledgerOf = ({ intents }: FakeStripe) =>
  inOrder(
    intents
      .filter(({ status, refunded }) => status !== 'canceled' && !refunded)
      .map(({ id, status, amount }) => `${id} ${status} ${amount}`),
  );

/** Every order is charged once with its own total, and nothing else is charged. */
export const expectedLedger = (placed: (typeof orders.$inferSelect)[]) =>
  inOrder(placed.map(({ chargeId, grandTotalCents }) => `${chargeId} succeeded ${grandTotalCents}`));

const inOrder = (entries: string[]) => entries.sort((one, other) => one.localeCompare(other));
