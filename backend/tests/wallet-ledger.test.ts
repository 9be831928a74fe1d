import * as fc from 'fast-check';
import { cartLines, walletEntries } from '../src/adapters/postgres/schema';
import type { Clock } from '../src/application/shared/clock.port';
import { testBackend } from '../testing/test-backend';
import { CompleteRedemptions } from '../src/application/wallet/complete-redemptions';
import { place } from './support/order-fixture';

const PREPAID = 'a wallet cart ready to redeem exists';
const HOUR = 3_600_000;
/** 10:00 in New York. */
const START = Date.parse('2030-06-03T14:00:00Z');

let now = START;
const clock: Clock = { now: () => new Date(now) };
const backend = testBackend({ clock });

type Step =
  | { readonly kind: 'redeem'; readonly size: 375 | 750; readonly day: number }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'wait'; readonly hours: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('redeem' as const),
    size: fc.constantFrom(375 as const, 750 as const),
    day: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

interface Held {
  readonly orderId: string;
  readonly millilitres: number;
  /** Time of its visit, in milliseconds. */
  readonly at: number;
  readonly isCancelled: boolean;
}

/** A model of the wallet without a ledger: everything that was bought, minus every order that was not canceled. */
class ExpectedWallet {
  orders: readonly Held[] = [];

  get remaining(): number {
    return this.orders.reduce((sum, order) => sum - (order.isCancelled ? 0 : order.millilitres), 1500);
  }

  cancel(orderId: string): boolean {
    const mayCancel = this.orders.some(
      (order) => order.orderId === orderId && (order.isCancelled || order.at > now),
    );
    if (mayCancel)
      this.orders = this.orders.map((order) =>
        order.orderId === orderId ? { ...order, isCancelled: true } : order,
      );
    return mayCancel;
  }
}

/** A shopper of the backend, with the model of their wallet. */
class Shopper {
  readonly expected = new ExpectedWallet();

  constructor(
    private readonly token: string,
    private readonly customerId: string,
  ) {}

  async take(step: Step): Promise<void> {
    if (step.kind === 'redeem') await this.redeem(step.size, step.day);
    if (step.kind === 'cancel') await this.cancel(step.which);
    if (step.kind === 'wait') {
      now += step.hours * HOUR;
      await new CompleteRedemptions(backend.services.data, clock).execute();
    }
  }

  async balance() {
    const body = { customer_id: this.customerId };
    const answer = await backend.call('getWallet', { body, token: this.token });
    const [row] = answer.body.data ?? [];
    return { ordered: row?.ordered, consumed: row?.consumed, remaining: row?.remaining };
  }

  private async redeem(size: number, days: number): Promise<void> {
    await backend.db.delete(cartLines);
    const bottle = { zipcode: '10001', product_id: '101', qty: '1', size: String(size), vendor_loc_id: '11' };
    const added = await backend.call('addWalletProductToCart', {
      body: { ...bottle, wallet: 1 },
      token: this.token,
    });
    const [addition] = added.body;
    expect(addition?.code).toBe(size <= this.expected.remaining ? 1 : -1);
    if (!addition?.cart_id) return;
    const visit = new Date(START + days * 24 * HOUR).toISOString().slice(0, 10);
    const order = { cart_id: addition.cart_id, payment_method: 4, deliverable: [] };
    const { body } = await place(
      backend.baseUrl,
      { token: this.token },
      { ...order, pickup_date: visit, time_slot: '16:00' },
    );
    const at = Date.parse(`${visit}T20:00:00Z`);
    expect(body.code === 1).toBe(at >= now);
    if ('order_id' in body && body.order_id)
      this.expected.orders = [
        ...this.expected.orders,
        { orderId: String(body.order_id), millilitres: size, at, isCancelled: false },
      ];
  }

  private async cancel(which: number): Promise<void> {
    const order = this.expected.orders[which];
    if (!order) return;
    const { body } = await backend.call('cancelRedemption', {
      body: { order_id: order.orderId },
      token: this.token,
    });
    expect(body.code).toBe(this.expected.cancel(order.orderId) ? 1 : -1);
  }
}

test('for any sequence of holds, cancellations and redemptions, the entries add up to the balance, never below zero [X-159, BD-38]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      now = START;
      const { token, customerId } = await backend.given(PREPAID);
      const shopper = new Shopper(String(token), String(customerId));
      let written = 0;
      for (const step of steps) {
        await shopper.take(step);
        const { remaining } = shopper.expected;
        const entries = await backend.db.select().from(walletEntries);
        expect(entries.reduce((sum, { millilitres }) => sum + millilitres, 0)).toBe(remaining);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(await shopper.balance()).toEqual({ ordered: 1500, consumed: 1500 - remaining, remaining });
        expect(entries.length).toBeGreaterThanOrEqual(written);
        written = entries.length;
      }
    }),
    { numRuns: 15 },
  );
});
