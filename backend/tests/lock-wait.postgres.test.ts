import { eq } from 'drizzle-orm';
import {
  orders,
  paymentHolds,
  slotBookings,
  stock,
  walletEntries,
  walletLots,
} from '../src/adapters/postgres/schema';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { givenBuyers, ordersOf } from './support/buyers';
import { courierLine } from './support/order-lines';
import { janesOrder, outcomeOf, place, ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

/** PGlite runs one transaction at a time, so nothing would ever wait for a lock. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const WAITED = { code: -1, message: 'We are very busy right now. Please try again in a moment.' };
describeOnPostgres('an order that waits longer than the lock time', () => {
  let slow: TestBackend;
  let waiting: TestBackend;
  beforeAll(async () => {
    const databaseUrl = await postgres.freshDatabase();
    slow = await startTestBackend({ databaseUrl });
    waiting = await startTestBackend({ databaseUrl, settings: { lockWaitMs: 300 } });
  }, 60_000);
  afterAll(async () => {
    for (const backend of [slow, waiting]) await backend?.stop();
  }, 30_000);

  /** An order whose card provider is slow. */
  async function placeSlowly(...order: Parameters<typeof place>) {
    let goOn = () => {};
    const free = new Promise<void>((resolve) => (goOn = resolve));
    let restore = () => {};
    const asked = new Promise<void>((wasAsked) => {
      const authorise = async () => {
        wasAsked();
        await free;
        return { kind: 'authorised' as const, chargeId: 'ch_slow' };
      };
      restore = watchCards(slow.services, { authorise }).restore;
    });
    const placed = place(...order);
    await asked;
    restore();
    return {
      finish: () => {
        goOn();
        return placed;
      },
    };
  }

  /** Counts the holds, captures and releases of the waiting backend at the provider. */
  function countCharges() {
    const asked = { holds: 0, captures: 0 };
    const watch = watchCards(waiting.services, {
      authorise: (request) => {
        asked.holds += 1;
        return watch.real.authorise(request);
      },
      capture: (chargeId) => {
        asked.captures += 1;
        return watch.real.capture(chargeId);
      },
    });
    return { asked, restore: watch.restore };
  }

  const holds = () => slow.db.select().from(paymentHolds);

  it('for its own cart is refused without a charge, and later gets the one order that was made [BD-48, X-150]', async () => {
    const values = ready(await slow.given('a cart ready to order exists'));
    const inTheOtherTab = await placeSlowly(slow.baseUrl, values, janesOrder(values), 'other-tab');
    const charges = countCharges();
    const waited = await place(waiting.baseUrl, values, janesOrder(values), 'this-tab');
    expect([waited.status, waited.body]).toEqual([409, WAITED]);
    const ask = () => outcomeOf(waiting.baseUrl, values, 'this-tab');
    expect(await ask()).toEqual({ code: 1, status: 'pending' });
    const { body } = await inTheOtherTab.finish();
    expect(body).toMatchObject({ code: 1 });
    expect(await ask()).toMatchObject({ status: 'placed', order_id: body.order_id });
    const again = await place(waiting.baseUrl, values, janesOrder(values), 'this-tab');
    expect(again.body).toEqual(body);
    charges.restore();
    expect(charges.asked).toEqual({ holds: 0, captures: 0 });
    expect(await slow.db.select().from(orders)).toMatchObject([{ chargeId: 'ch_slow' }]);
    expect(await holds()).toEqual([]);
  });

  /** Another buyer, who orders bottles that Jane is ordering too. */
  async function otherBuyer() {
    const [buyer] = await givenBuyers(slow.services, 1);
    const [order] = await ordersOf(slow.services, [buyer!], {
      linesOf: () => [courierLine],
      dates: { date: '2030-06-03' },
    });
    const byCard = { ...order!, payment_method: 2, card_id: buyer!.cardId };
    return { buyer: buyer!, cartId: String(order!.cart_id), order: byCard };
  }

  it('for stock reserves nothing, and succeeds once when it is repeated [BD-48, X-150]', async () => {
    await slow.given('a cart ready to order exists');
    const { buyer, cartId, order } = await otherBuyer();
    const bottles = eq(stock.variantId, courierLine.variantId);
    const stockRow = async () => (await slow.db.select().from(stock).where(bottles))[0]!.quantity;
    const before = await stockRow();
    const charges = countCharges();
    await slow.db.transaction(async (tx) => {
      await tx.select().from(stock).where(bottles).for('update');
      const waited = await place(waiting.baseUrl, buyer, order, 'one-key');
      expect([waited.status, waited.body]).toEqual([409, WAITED]);
      const outcome = await outcomeOf(waiting.baseUrl, { ...buyer, cartId }, 'one-key');
      expect(outcome).toEqual({ code: 1, status: 'unknown' });
    });
    expect(charges.asked).toEqual({ holds: 0, captures: 0 });

    const again = await place(waiting.baseUrl, buyer, order, 'one-key');
    charges.restore();
    expect(again.body).toMatchObject({ code: 1 });
    expect(charges.asked).toEqual({ holds: 1, captures: 1 });
    expect(await slow.db.select().from(orders)).toHaveLength(1);
    expect(await stockRow()).toBe(before - 1);
    expect(await holds()).toEqual([]);
  });

  it("does not wait for the card provider of others' orders for the same bottles [BD-48]", async () => {
    const values = ready(await slow.given('a cart ready to order exists'));
    const { buyer, order } = await otherBuyer();
    const others = await placeSlowly(slow.baseUrl, values, janesOrder(values));
    expect((await place(waiting.baseUrl, buyer, order)).body).toMatchObject({ code: 1 });
    expect((await others.finish()).body).toMatchObject({ code: 1 });
    expect(await slow.db.select().from(slotBookings)).toMatchObject([{ booked: 1 }]);
  });

  it('for a wallet that another order is reading holds nothing [BD-48, X-159]', async () => {
    const values = ready(await slow.given('a wallet cart ready to redeem exists'));
    const redeemed = {
      cart_id: values.cartId,
      payment_method: 4,
      deliverable: [],
      pickup_date: '2030-06-04',
    };
    const redeem = () => place(waiting.baseUrl, values, redeemed);
    await slow.db.transaction(async (tx) => {
      // Exactly the lock that a second reader waits for; adding an entry alone would not conflict with it.
      await tx.select().from(walletLots).for('no key update');
      expect((await redeem()).body).toEqual(WAITED);
    });
    expect((await redeem()).body).toMatchObject({ code: 1 });
    expect(await slow.db.select().from(walletEntries)).toMatchObject([
      { kind: 'credit', millilitres: 1500 },
      { kind: 'hold', millilitres: -750 },
    ]);
  });
});
