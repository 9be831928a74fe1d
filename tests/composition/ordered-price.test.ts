import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import {
  cartLines,
  carts,
  coupons,
  offers,
  shippingRates,
  stateCharges,
  stock,
} from '../../backend/src/adapters/postgres/schema';
import { fixedClock } from '../../backend/testing/fixed-clock';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import { Api, ApiSettings } from '../../src/adapters/http/api';
import { HttpOrders } from '../../src/adapters/http/checkout/http-orders';
import type { Cart } from '../../src/domain/cart/cart';
import { Checkout } from '../../src/domain/checkout/checkout';
import { CartChoices } from '../../src/domain/cart/cart-choices';
import { DeliveryChoices } from '../../src/domain/cart/delivery-choices';
import { draftOrder } from '../../src/domain/checkout/order-draft';
import { NO_SELECTION } from '../../src/domain/checkout/shipping-selection';
import { Session } from '../../src/domain/customer/session';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { anyCents, anyCharges, anyCoupon, anyQuantity, anyTip, shownSum } from '../support/any-price';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { RecordingLog } from '../support/fakes/recording-log';
import { valueOf } from '../support/port-harness';

const anyLine = fc.record({ priceCents: anyCents, quantity: anyQuantity, shippingCents: anyCents });
const anyPrices = fc.record({
  bourbon: anyLine,
  riesling: anyLine,
  charges: anyCharges,
  coupon: fc.option(anyCoupon),
  tip: anyTip,
});
type Prices = typeof anyPrices extends fc.Arbitrary<infer Given> ? Given : never;

describe('the amount of an order', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ clock: fixedClock('2030-06-01T14:00:00Z') });
  }, 60_000);
  afterAll(() => backend.stop());

  it('is the total that the summary has shown, for any prices [SUM-09] [X-041] [X-128] [X-129]', async () => {
    await fc.assert(
      fc.asyncProperty(anyPrices, async (prices) => {
        const { token = '', customerId = '', cartId = '', addressId = '', ...dates } = await priced(prices);
        const session = new InMemoryValue(Session.returning(token, customerId));
        const orders = new HttpOrders(
          new Api(new ApiSettings({ baseUrl: backend.baseUrl }), session, new RecordingLog()),
        );
        const selection = { ...NO_SELECTION, speedId: 1 };
        const cart = valueOf(await orders.review({ cartId, addressId, selection, deliveryDate: '' }));
        const { rows, total } = shownSum(cart, prices.tip);
        expect(rows.cents).toBe(total.cents);

        const checkout = Checkout.fresh
          .withAddress(addressId)
          .withSelection(selection)
          .withPayment({ kind: 'pod' })
          .withTip(prices.tip);
        const choices = CartChoices.of(choicesFor(cart, dates), '');
        const draft = draftOrder(cart, checkout, choices, { offersTip: true, primaryAddressId: '' });
        if (!draft) throw new Error('The state gives no address.');
        const placed = valueOf(await orders.place(draft, 'attempt-1'));
        expect(placed.amountPaid?.cents).toBe(total.cents);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  /** Jane's cart with other prices, and enough stock. */
  async function priced({ bourbon, riesling, charges, coupon }: Prices): Promise<Record<string, string>> {
    const values = await backend.given('a cart ready to order exists');
    const { db } = backend;
    await db.update(stock).set({ quantity: 1_000 });
    for (const [variantId, locationId, given] of [
      [1011, 11, bourbon],
      [1031, 12, riesling],
    ] as const) {
      const { priceCents, shippingCents } = given;
      await db.update(offers).set({ priceCents }).where(eq(offers.variantId, variantId));
      await db
        .update(cartLines)
        .set({ quantity: given.quantity, seenPriceCents: priceCents })
        .where(eq(cartLines.variantId, variantId));
      await db
        .update(shippingRates)
        .set({ amountCents: shippingCents })
        .where(eq(shippingRates.locationId, locationId));
    }
    await db.update(stateCharges).set(charges);
    if (coupon) {
      await db.insert(coupons).values({ code: 'ANY', refusalMessage: '', ...coupon });
      await db.update(carts).set({ couponCode: 'ANY' });
    }
    return values as Record<string, string>;
  }
});

/** Same-day groups have a date and a slot, other lines have a date each. */
function choicesFor(cart: Cart, { sameDayDate, nextDayDate, timeslot = '' }: Record<string, string>) {
  const [start = '', end = ''] = timeslot.split('-');
  const on = (iso: string | undefined) => CalendarDate.parse(iso) ?? CalendarDate.of(2030, 6, 2);
  return cart.groups.reduce(
    (chosen, group) =>
      group.isSameDay
        ? chosen.withDate(group.key, on(sameDayDate)).withSlot(group.key, { start, end })
        : group.lines.reduce((each, line) => each.withDate(line.id, on(nextDayDate)), chosen),
    DeliveryChoices.none,
  );
}
