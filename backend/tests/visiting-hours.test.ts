import { orderItems, walletEntries } from '../src/adapters/postgres/schema';
import { fixedClock } from '../testing/fixed-clock';
import { testBackend } from '../testing/test-backend';
import { place, ready } from './support/order-fixture';

// 11:00 in New York.
const backend = testBackend({ clock: fixedClock('2030-06-03T15:00:00Z') });

const TODAY = '2030-06-03';
const INVALID = { code: 'false', message: 'Invalid shipping dates detected' };

async function redeemAt(date: string, time_slot: string) {
  const values = ready(await backend.given('a wallet cart ready to redeem exists'));
  const order = { cart_id: values.cartId, payment_method: 4, deliverable: [], pickup_date: date, time_slot };
  return (await place(backend.baseUrl, values, order)).body;
}

describe('an order that is redeemed at the venue', () => {
  it.each([
    ['2030-06-04', '10:00'],
    ['2030-06-04', '16:59'],
    [TODAY, '11:00'],
    ['2030-06-04', ''],
    ['2030-06-04', '12:00-13:00'],
  ])('is served on %s at %j, by the clock of the venue [X-054] [BD-48]', async (date, time) => {
    expect(await redeemAt(date, time)).toMatchObject({ code: 1 });
    const [item] = await backend.db.select().from(orderItems).orderBy(orderItems.id).offset(1);
    expect(item).toMatchObject({ deliveryDate: date, slotStart: time.slice(0, 5) || null });
  });

  it.each([
    ['2030-06-04', '07:30'],
    ['2030-06-04', '09:59'],
    ['2030-06-04', '17:00'],
    ['2030-06-04', '25:00'],
    ['2030-06-04', 'noon'],
    [TODAY, '10:30'],
    ['2030-06-02', '12:00'],
    ['06/04/2030', '12:00'],
    ['tomorrow', '12:00'],
    ['2030-02-30', '12:00'],
  ])('is refused on %s at %j, without a debit [X-054] [BD-48]', async (date, time) => {
    expect(await redeemAt(date, time)).toMatchObject(INVALID);
    const entries = await backend.db.select().from(walletEntries);
    expect(entries.reduce((sum, { millilitres }) => sum + millilitres, 0)).toBe(1500);
  });
});
