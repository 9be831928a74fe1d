import type { Orders } from '../../src/application/checkout/orders.port';
import type { Cart } from '../../src/domain/cart/cart';
import { Checkout } from '../../src/domain/checkout/checkout';
import { CartChoices } from '../../src/domain/cart/cart-choices';
import { DeliveryChoices } from '../../src/domain/cart/delivery-choices';
import { draftOrder, type OrderDraft } from '../../src/domain/checkout/order-draft';
import type { PaymentChoice } from '../../src/domain/checkout/payment-choice';
import { NO_SELECTION } from '../../src/domain/checkout/shipping-selection';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { aCart } from '../support/builders/cart';
import type { CallsOf } from '../support/calls-of';
import {
  duringSuite,
  type PortHarness,
  type PortInState,
  valueOf,
  type Values,
} from '../support/port-harness';

function aDraft() {
  const checkout = Checkout.fresh.withAddress('71').withPayment({ kind: 'pod' });
  const draft = draftOrder(aCart(), checkout, CartChoices.none, {
    offersTip: false,
    primaryAddressId: '',
  });
  if (!draft) throw new Error('The draft has an address.');
  return draft;
}

export const ORDER_CALLS: CallsOf<Orders> = {
  reviewOrder: (orders) =>
    orders.review({ cartId: 'crt_1', addressId: '71', selection: NO_SELECTION, deliveryDate: '' }),
  placeOrder: (orders) => orders.place(aDraft(), 'key-1'),
  getOrderAttempt: (orders) => orders.outcomeOf('crt_1', 'key-1'),
};

const speed = { ...NO_SELECTION, speedId: 1 };

export function describeOrders(name: string, harness: PortHarness<Orders>): void {
  describe(`orders, ${name}`, () => {
    duringSuite(harness);

    it('review the cart with its price for the address [SUM-01] [SUM-09]', async () => {
      const cart = await reviewed(await harness.given('a cart with two vendors exists'));
      expect(cart.lines).toHaveLength(2);
      expect(cart.summary.addsUp).toBe(true);
    });

    it('are placed once, however often the same attempt is sent [SUM-17] [ENT-42]', async () => {
      const state = await harness.given('a cart ready to order exists');
      const draft = await draftIn(state, { kind: 'pod' });
      const first = valueOf(await state.port.place(draft, 'attempt-1'));
      expect(first.orderId).toMatch(/^[A-Za-z0-9-]{1,32}$/);
      expect(first.amountPaid?.equals(draft.cart.summary.grandTotal.plus(draft.tip))).toBe(true);
      expect(valueOf(await state.port.place(draft, 'attempt-1')).orderId).toBe(first.orderId);
    });

    it('report the outcome of an attempt', async () => {
      const state = await harness.given('a cart ready to order exists');
      const draft = await draftIn(state, { kind: 'pod' });
      expect(valueOf(await state.port.outcomeOf(draft.cart.id, 'attempt-2'))).toEqual({ kind: 'unknown' });
      const { orderId } = valueOf(await state.port.place(draft, 'attempt-2'));
      expect(valueOf(await state.port.outcomeOf(draft.cart.id, 'attempt-2'))).toMatchObject({
        kind: 'placed',
        order: { orderId },
      });
    });

    it('wait for the approval of a UPI payment, on a page that both answers contain [X-151]', async () => {
      const state = await harness.given('a cart ready to order exists');
      const draft = await draftIn(state, { kind: 'upi', upiId: 'jane@okbank' });
      const { paymentPage } = valueOf(await state.port.place(draft, 'attempt-8'));
      expect(paymentPage).not.toBe('');
      expect(valueOf(await state.port.outcomeOf(draft.cart.id, 'attempt-8'))).toMatchObject({
        kind: 'placed',
        order: { paymentPage },
      });
    });

    it('are paid with a saved card [PAY-26]', async () => {
      const state = await harness.given('a cart ready to order exists');
      const draft = await draftIn(state, cardOf(state.values));
      expect((await state.port.place(draft, 'attempt-3')).ok).toBe(true);
    });

    it("are not placed when the card is declined, with the provider's message [SUM-23]", async () => {
      const state = await harness.given('the saved card will be declined');
      const draft = await draftIn(state, cardOf(state.values));
      expect(await state.port.place(draft, 'attempt-4')).toMatchObject({
        failure: { kind: 'refused', message: 'Your card was declined.' },
      });
    });

    it('list the lines that sold out [SUM-25]', async () => {
      const state = await harness.given('a cart with an item that sold out exists');
      const draft = await draftIn(state, { kind: 'pod' });
      expect(await state.port.place(draft, 'attempt-5')).toMatchObject({
        failure: { kind: 'invalid-items', items: [{ variantId: '1011' }] },
      });
    });

    it('refuse a date on a holiday [SUM-26]', async () => {
      const state = await harness.given('a cart with a date on a holiday exists');
      const draft = await draftIn(state, { kind: 'pod' }, state.values.holidayDate);
      expect(await state.port.place(draft, 'attempt-6')).toMatchObject({
        failure: { kind: 'invalid-dates', message: 'Invalid shipping dates detected' },
      });
    });

    it('can be placed by guests', async () => {
      const state = await harness.given('a guest cart ready to order exists');
      const draft = await draftIn(state, { kind: 'pod' });
      expect((await state.port.place(draft, 'attempt-7')).ok).toBe(true);
    });
  });
}

async function reviewed({ port, values }: PortInState<Orders>): Promise<Cart> {
  const { cartId = '', addressId = '' } = values;
  return valueOf(await port.review({ cartId, addressId, selection: speed, deliveryDate: '' }));
}

async function draftIn(
  state: PortInState<Orders>,
  payment: PaymentChoice,
  sameDayDate = state.values.sameDayDate,
): Promise<OrderDraft> {
  const cart = await reviewed(state);
  const { addressId = '', nextDayDate, timeslot = '' } = state.values;
  const [start = '', end = ''] = timeslot.split('-');
  const choices = cart.groups.reduce((chosen, group) => {
    if (group.isSameDay)
      return chosen.withDate(group.key, dateOf(sameDayDate)).withSlot(group.key, { start, end });
    return group.lines.reduce((each, line) => each.withDate(line.id, dateOf(nextDayDate)), chosen);
  }, DeliveryChoices.none);
  const checkout = Checkout.fresh.withAddress(addressId).withSelection(speed).withPayment(payment);
  const chosen = CartChoices.of(choices, '');
  const draft = draftOrder(cart, checkout.withTip(10), chosen, {
    offersTip: cart.groups.some((group) => group.isSameDay),
    primaryAddressId: '',
  });
  if (!draft) throw new Error('The state gives no address.');
  return draft;
}

function dateOf(iso: string | undefined): CalendarDate {
  const date = CalendarDate.parse(iso);
  if (!date) throw new Error(`The state gives no date: ${iso}`);
  return date;
}

const cardOf = (values: Values): PaymentChoice => ({
  kind: 'card',
  cardId: values.cardId ?? '',
  cardToken: '',
  providerCustomerId: '',
  cardInfo: '',
  billingAddressId: values.billingAddressId ?? '',
});
