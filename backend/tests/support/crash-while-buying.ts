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
import { disagreements, PIECES_AT_FIRST } from './agreements';
import { type Buyer, givenBuyers, ordersOf } from './buyers';
import type { CrashingPlace } from './crashing-place';
import type { Desk } from './desk';
import { courierLine, lineOfSize } from './goods';
import { place, ready } from './order-desk';
import { rounds } from './scale';

const BUYERS = 8;
const CARTS_EACH = 3;
const CODE = 'SAVE5';

/** An order that somebody sends under a key. */
interface Attempt {
  buyer: Buyer;
  key: string;
  body: Record<string, unknown>;
  /** What the buyer was told of it, byte for byte; undefined: nothing yet. */
  answer?: string;
}

interface Shop {
  buyers: Buyer[];
  date: string;
}

/**
 * Kills while orders are being placed, and after each kill finds: no order that its buyer was told of is gone, none is
 * half there, and every key gets the answer that it had, or the first one that it gets from now on. In the end the
 * provider has charged every order once, and holds nothing else.
 */
export async function crashWhileBuying(crashing: CrashingPlace, kills: number): Promise<void> {
  const shop = await crashing.atDesk((desk) => givenShop(desk, crashing.stripe));
  const all: Attempt[] = [];
  let fresh = await crashing.atDesk((desk) => givenAttempts(desk, shop));
  let unsettled: Attempt[] = [];
  for (const round of rounds(kills)) {
    const baseUrl = await crashing.start();
    await settle(baseUrl, unsettled);
    unsettled = await buyUntilKilled(baseUrl, fresh, () => crashing.kill(round));
    all.push(...unsettled);
    fresh = await crashing.atDesk(async (desk) => {
      expect(await disagreements(desk.services.db)).toEqual([]);
      return givenAttempts(desk, shop);
    });
  }
  await crashing.kill(0);
  do {
    await settle(await crashing.start(), all);
    await crashing.kill(0);
  } while (await crashing.atDesk(isUnsettled));
  await crashing.atDesk(async ({ services }) => {
    expect(await disagreements(services.db)).toEqual([]);
    const placed = await services.db.select().from(orders);
    expect(placed).toHaveLength(all.length);
    expect(ledgerOf(crashing.stripe)).toEqual(expectedLedger(placed));
  });
}

/** A day that can be ordered for, and still can when midnight passes meanwhile. */
async function givenShop(desk: Desk, stripe: FakeStripe): Promise<Shop> {
  const { db } = desk.services;
  const { nextDayDate } = ready(await desk.given('a cart ready to order exists'));
  const buyers = await givenBuyers(desk.services, BUYERS);
  for (const buyer of buyers) await saveCard(desk, stripe, buyer);
  await db.update(stock).set({ quantity: PIECES_AT_FIRST });
  await db.update(slotTemplates).set({ capacity: PIECES_AT_FIRST });
  await db.insert(coupons).values({
    code: CODE,
    amountCents: 5_00,
    maximumUses: PIECES_AT_FIRST,
    refusalMessage: 'This coupon was used.',
  });
  return { buyers, date: addDays(nextDayDate, 2) };
}

/** The buyer's card is one that the provider knows. */
async function saveCard({ services: { db } }: Desk, stripe: FakeStripe, buyer: Buyer): Promise<void> {
  const gateway = new StripeCardGateway(stripe.settings);
  const tokens = [`tok_visa_${buyer.customerId}a`, `tok_visa_${buyer.customerId}b`] as const;
  const outcome = await gateway.attach({ tokens, email: 'buyer@example.com' });
  if (outcome.kind === 'declined') throw new Error(`Declined: ${outcome.message}`);
  const { cardId, providerCustomerId } = outcome.card;
  await db.update(savedCards).set({ id: cardId, providerCustomerId }).where(eq(savedCards.id, buyer.cardId));
  buyer.cardId = cardId;
}

/** By card, of two vendors, with a driver and a coupon: an order leaves its mark in every table. */
async function givenAttempts({ services }: Desk, { buyers, date }: Shop): Promise<Attempt[]> {
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

/** Every buyer orders one cart after the other; the blow comes at any moment after the first answer. Tells what was sent. */
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

/** The answer that was given, or undefined where the connection broke or the database was gone. */
async function answerOf(baseUrl: string, { buyer, body, key }: Attempt): Promise<string | undefined> {
  try {
    const { status, text } = await place(baseUrl, buyer, body, key);
    return status === 200 ? text : undefined;
  } catch (error) {
    if ((error as Error).name === 'TypeError') return undefined;
    throw error;
  }
}

/** Sends every attempt again: the answer is the one that was given, and the first one where none was. */
async function settle(baseUrl: string, attempts: Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const { buyer, body, key } = attempt;
    const again = await place(baseUrl, buyer, body, key);
    expect(again.body).toEqual({ ...again.body, code: 1 });
    attempt.answer ??= (await place(baseUrl, buyer, body, key)).text;
    expect(again.text).toBe(attempt.answer);
  }
}

/** Money that was held when the backend was killed is taken after its next start, or let go. */
async function isUnsettled({ services: { db } }: Desk): Promise<boolean> {
  const held = await db.select().from(orders).where(eq(orders.paymentStatus, 'authorised'));
  return held.length > 0 || (await db.select().from(paymentHolds)).length > 0;
}

/** What the provider has taken and not given back, and what it still holds; by its own books. */
const ledgerOf = ({ intents }: FakeStripe) =>
  inOrder(
    intents
      .filter(({ status, refunded }) => status !== 'canceled' && !refunded)
      .map(({ id, status, amount }) => `${id} ${status} ${amount}`),
  );

/** Every order is charged once, its own total; and nothing is charged that no order is there for. */
const expectedLedger = (placed: (typeof orders.$inferSelect)[]) =>
  inOrder(placed.map(({ chargeId, grandTotalCents }) => `${chargeId} succeeded ${grandTotalCents}`));

const inOrder = (entries: string[]) => entries.sort((one, other) => one.localeCompare(other));
