import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
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
import { violations, INITIAL_STOCK } from './invariants';
import { type Buyer, givenBuyers, ordersOf } from './buyers';
import type { CrashEnvironment } from './crash-environment';
import type { TestDatabase } from './test-database';
import { courierLine, lineOfSize } from './order-lines';
import { place, ready } from './order-fixture';
import { rounds } from './scale';

const BUYERS = 8;
const CARTS_EACH = 3;
const CODE = 'SAVE5';

/** An order that is sent under a key. */
interface Attempt {
  buyer: Buyer;
  key: string;
  body: Record<string, unknown>;
  /** The answer that the buyer received, byte for byte; undefined: none yet. */
  answer?: string;
}

interface Shop {
  buyers: Buyer[];
  date: string;
}

/**
 * Kills processes while orders are being placed, and checks after each kill: no acknowledged order is lost, none is
 * incomplete, and every key gets its earlier answer, or a first one that then stays. At the end the provider has
 * charged every order once, and holds nothing else.
 */
export async function crashWhileBuying(environment: CrashEnvironment, kills: number): Promise<void> {
  const shop = await environment.withDatabase((database) => givenShop(database, environment.stripe));
  const all: Attempt[] = [];
  let fresh = await environment.withDatabase((database) => givenAttempts(database, shop));
  let unsettled: Attempt[] = [];
  for (const round of rounds(kills)) {
    const baseUrl = await environment.start();
    await settle(baseUrl, unsettled);
    unsettled = await buyUntilKilled(baseUrl, fresh, () => environment.kill(round));
    all.push(...unsettled);
    fresh = await environment.withDatabase(async (database) => {
      expect(await violations(database.services.db)).toEqual([]);
      return givenAttempts(database, shop);
    });
  }
  await environment.kill(0);
  do {
    await settle(await environment.start(), all);
    await environment.kill(0);
  } while (await environment.withDatabase(isUnsettled));
  await environment.withDatabase(async ({ services }) => {
    expect(await violations(services.db)).toEqual([]);
    const placed = await services.db.select().from(orders);
    expect(placed).toHaveLength(all.length);
    expect(ledgerOf(environment.stripe)).toEqual(expectedLedger(placed));
  });
}

/** A date that can be ordered for, and still can be if midnight passes in the meantime. */
async function givenShop(database: TestDatabase, stripe: FakeStripe): Promise<Shop> {
  const { db } = database.services;
  const { nextDayDate } = ready(await database.given('a cart ready to order exists'));
  const buyers = await givenBuyers(database.services, BUYERS);
  for (const buyer of buyers) await saveCard(database, stripe, buyer);
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
async function saveCard({ services: { db } }: TestDatabase, stripe: FakeStripe, buyer: Buyer): Promise<void> {
  const gateway = new StripeCardGateway(stripe.settings);
  const tokens = [`tok_visa_${buyer.customerId}a`, `tok_visa_${buyer.customerId}b`] as const;
  const outcome = await gateway.attach({ tokens, email: 'buyer@example.com' });
  if (outcome.kind === 'declined') throw new Error(`Declined: ${outcome.message}`);
  const { cardId, providerCustomerId } = outcome.card;
  await db.update(savedCards).set({ id: cardId, providerCustomerId }).where(eq(savedCards.id, buyer.cardId));
  buyer.cardId = cardId;
}

/** Paid by card, from two vendors, with a driver and a coupon: such an order touches every table. */
async function givenAttempts({ services }: TestDatabase, { buyers, date }: Shop): Promise<Attempt[]> {
  const owners = Array.from({ length: CARTS_EACH }, () => buyers).flat();
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

/**
 * Every buyer orders one cart after the other until the kill, which comes at a random moment after the first answer.
 * Returns what was sent.
 */
async function buyUntilKilled(
  baseUrl: string,
  attempts: Attempt[],
  kill: () => Promise<void>,
): Promise<Attempt[]> {
  const sent: Attempt[] = [];
  let isKilled = false;
  let tellFirst = () => {};
  const first = new Promise<void>((resolve) => (tellFirst = resolve));
  const buy = async (mine: Attempt[]) => {
    for (const attempt of mine) {
      if (isKilled) return;
      sent.push(attempt);
      attempt.answer = await answerOf(baseUrl, attempt);
      if (attempt.answer !== undefined) tellFirst();
    }
  };
  const buying = Array.from({ length: BUYERS }, (_, index) =>
    buy(attempts.filter((_, each) => each % BUYERS === index)),
  );
  await Promise.race([first, Promise.all(buying)]);
  await pause(Math.random() * 150);
  isKilled = true;
  await kill();
  await Promise.all(buying);
  return sent;
}

/** No answer of a backend: the connection broke, or a proxy whose connection broke has answered with its own page. */
const LOST = ['TypeError', 'SyntaxError'];

/** The answer, or undefined if it was lost or the database was gone. */
async function answerOf(baseUrl: string, { buyer, body, key }: Attempt): Promise<string | undefined> {
  try {
    const { status, text } = await place(baseUrl, buyer, body, key);
    return status === 200 ? text : undefined;
  } catch (error) {
    if (LOST.includes((error as Error).name)) return undefined;
    throw error;
  }
}

/** Sends every attempt again: the answer must be the earlier one, if there was one. */
async function settle(baseUrl: string, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const { buyer, body, key } = attempt;
    const again = await place(baseUrl, buyer, body, key);
    expect(again.body).toEqual({ ...again.body, code: 1 });
    attempt.answer ??= (await place(baseUrl, buyer, body, key)).text;
    expect(again.text).toBe(attempt.answer);
  }
}

/** Holds that were open when the backend was killed are captured or released after its next start. */
async function isUnsettled({ services: { db } }: TestDatabase): Promise<boolean> {
  const held = await db.select().from(orders).where(eq(orders.paymentStatus, 'authorised'));
  return held.length > 0 || (await db.select().from(paymentHolds)).length > 0;
}

/** What the provider has captured and not refunded, and what it still holds. */
const ledgerOf = ({ intents }: FakeStripe) =>
  inOrder(
    intents
      .filter(({ status, refunded }) => status !== 'canceled' && !refunded)
      .map(({ id, status, amount }) => `${id} ${status} ${amount}`),
  );

/** Every order is charged once with its own total, and nothing else is charged. */
const expectedLedger = (placed: (typeof orders.$inferSelect)[]) =>
  inOrder(placed.map(({ chargeId, grandTotalCents }) => `${chargeId} succeeded ${grandTotalCents}`));

const inOrder = (entries: string[]) => entries.sort((one, other) => one.localeCompare(other));
