import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { dollars } from '../../../../tests/support/builders/catalog';
import { aMember, anAddress } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import { Cart } from '../../../domain/cart/cart';
import { CartChoices } from '../../../domain/cart/cart-choices';
import { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import { NO_SHIPPING_CHOICE } from '../../../domain/fulfilment/shipping-choice';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { refused } from '../../../domain/shared/failure';
import { Money } from '../../../domain/shared/money';
import { ok } from '../../../domain/shared/result';
import { SummaryStepViewModel } from './summary-step.view-model';

const local = aLine();
const courier = aLine({ id: '2', variantId: '1021', name: 'Rye', speedLabel: 'Next Day' });
const SAME_DAY = '11_Same Day';

describe('the order summary', () => {
  it('shows the items with their dates, the address and the payment [SUM-01] [SUM-09]', async () => {
    const { step } = await aSummary();
    const [sameDay, nextDay] = step.state.groups;
    expect(sameDay).toMatchObject({
      vendorName: 'Hudson Cellars',
      when: 'Delivery on 06/03/2030, 10:00 - 12:00',
    });
    expect(nextDay?.lines).toMatchObject([
      { name: 'Rye', when: 'Delivery on 06/05/2030', quantity: 1, total: '$32.00' },
    ]);
    expect(step.state.shipTo).toEqual(['Jane Doe', '350 5th Avenue Floor 2', 'New York, NY 10001']);
    expect(step.state.payment).toBe('Payment on Delivery');
    expect(step.state.prices.total).toBe('$76.83');
  });

  it('is priced with the speed of the cart’s first group [X-136]', async () => {
    const { shop } = await aSummary();
    expect(shop.currentCheckout.get().facts.selection).toMatchObject({ speedId: 1, methodId: 'm1' });
    expect(shop.deliverySpeeds.requests).toEqual([{ cartId: 'crt_1', addressId: '71', zipcode: '10001' }]);
  });

  it('works without the list of speeds', async () => {
    const shop = aShop();
    shop.deliverySpeeds.outage.begin();
    const { step } = await aSummary(shop);
    expect(step.state.status).toBe('ready');
    expect(shop.currentCheckout.get().facts.selection).toMatchObject({ speedId: 1, methodId: '' });
  });

  it('charges nothing that was not shown: a cart changed in another tab is shown first [X-150]', async () => {
    const { step, shop } = await aSummary();
    shop.orders.cart = aCart({ lines: [local.withQuantity(3), courier] });
    expect(await step.place()).toBe('');
    expect(shop.orders.placed).toEqual([]);
    expect(step.state.orderProblem?.text).toBe(
      'Your cart has changed. Please review it and place the order again.',
    );
    expect(step.state.groups[0]?.lines[0]?.quantity).toBe(3);
    expect(step.state.isPlacing).toBe(false);
    expect(await step.place()).toBe('100001');
  });

  it('reports the order that another tab placed between the press and its own [X-150]', async () => {
    const { step, shop } = await aSummary();
    const { cart } = shop.orders;
    shop.orders.review = async () => {
      shop.orders.outcome = {
        kind: 'placed',
        order: { orderId: '100007', amountPaid: Money.zero, paymentPage: '' },
      };
      shop.currentCart.set({ ...shop.currentCart.get(), cartId: '', unitCount: 0 });
      await step.reload();
      return ok(cart);
    };
    expect(await step.place()).toBe('100007');
    expect(shop.orders.placed).toEqual([]);
  });

  it('shows a cart that another tab emptied [X-150]', async () => {
    const { step, shop } = await aSummary();
    shop.orders.review = () => Promise.resolve(ok(Cart.empty));
    expect(await step.place()).toBe('');
    expect(step.state).toMatchObject({ status: 'empty', isPlacing: false });
    expect(step.state.orderProblem?.text).toContain('Your cart has changed.');
  });

  it('reviews the order again when an item is removed [CART-17]', async () => {
    const { step, shop } = await aSummary();
    shop.orders.cart = aCart({ lines: [local] });
    step.remove('2');
    await settled();
    expect(shop.carts.changes).toEqual(['remove 2']);
    expect(step.state.groups).toHaveLength(1);
    expect(step.state.prices.total).toBe('$44.83');
  });

  it('restores a removed item with its date, after which the order can be placed [CART-10] [CART-17]', async () => {
    const { step, shop } = await aSummary();
    const onlyLocal = aCart({ lines: [local] });
    shop.orders.cart = onlyLocal;
    step.remove('2');
    await settled();
    expect(step.state.removal).toMatchObject({ name: 'Rye', canUndo: true, groupAt: 1, lineAt: 0 });

    shop.orders.cart = aCart({
      lines: [local, aLine({ id: '3', variantId: '1021', name: 'Rye', speedLabel: 'Next Day' })],
    });
    await step.undoRemoval();
    await settled();
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 1']);
    expect(step.state.removal).toBeNull();
    expect(step.state.groups[1]?.lines).toMatchObject([
      { id: '3', isRestored: true, when: 'Delivery on 06/05/2030' },
    ]);
    expect(shop.notifier.successes).toEqual(['Rye is back in your cart.']);
    expect(await step.place()).toBe('100001');
  });

  it('offers no undo once the order is being placed [CART-10]', async () => {
    const { step, shop } = await aSummary();
    shop.orders.cart = aCart({ lines: [local] });
    step.remove('2');
    await settled();
    const placing = step.place();
    expect(step.state.removal).toBeNull();
    await placing;
  });

  it('is priced again when a coupon is applied [SUM-02]', async () => {
    const { step, shop } = await aSummary();
    step.extras.coupon.type('SAVE10');
    shop.orders.cart = aCart({
      lines: [local, courier],
      couponCode: 'SAVE10',
      prices: { discount: dollars('6.40') },
    });
    await step.extras.coupon.apply();
    await settled();
    expect(step.state.coupon.applied).toBe('SAVE10');
    expect(step.state.prices.rows).toContainEqual({ label: 'Discount', amount: '-$6.40' });
  });

  it('shares the gift message with the cart [SUM-08] [X-158]', async () => {
    const shop = aShop();
    shop.currentChoices.set(shop.currentChoices.get().withGiftMessage('Happy birthday'));
    const { step } = await aSummary(shop);
    expect(step.state.giftMessage).toEqual({ text: 'Happy birthday', limit: 250 });
  });

  it('moves the checkout back to the card tab [ROUTE-62]', async () => {
    const { step, shop } = await aSummary();
    expect(step.moveTo('card')).toBe('/cart/card');
    expect(shop.currentCheckout.get().facts.nextTab).toBe('card');
  });
});

describe('the tip for the driver', () => {
  it('is a percentage of the subtotal, to the cent, and part of the total [SUM-03] [SUM-05] [SUM-07] [X-041]', async () => {
    const { step } = await aSummary();
    expect(step.state.tip).toEqual({ percentage: '0', amount: '$0.00' });
    step.tip('15');
    expect(step.state.tip).toEqual({ percentage: '15', amount: '$9.60' });
    expect(step.state.prices.rows).toContainEqual({ label: 'Driver Tip', amount: '$9.60' });
    expect(step.state.prices.total).toBe('$86.43');
  });

  it('is one of five, and nothing else [SUM-04] [CONST-33]', async () => {
    const { step } = await aSummary();
    for (const percentage of ['5', '10', '15', '20', '0']) {
      step.tip(percentage);
      expect(step.state.tip?.percentage).toBe(percentage);
      step.tip('7');
      expect(step.state.tip?.percentage).toBe(percentage);
    }
  });

  it('is offered only for delivery by a driver [SUM-06] [X-040]', async () => {
    const { step: courierOnly } = await aSummary(aShop(aCart({ lines: [courier] })));
    expect(courierOnly.state.tip).toBeNull();
    const pickUp = aShop();
    pickUp.currentShipping.set({ ...NO_SHIPPING_CHOICE, type: 'pick-up' });
    const { step } = await aSummary(pickUp);
    expect(step.state.tip).toBeNull();
  });
});

describe('PLACE ORDER', () => {
  it('places the order once, however often it is pressed, and shows that it is busy [SUM-10] [SUM-11]', async () => {
    const { step, shop } = await aSummary();
    const ends = Promise.all([step.place(), step.place()]);
    expect(step.state.isPlacing).toBe(true);
    expect(await ends).toEqual(['100001', '']);
    expect(shop.orders.placed).toHaveLength(1);
    expect(shop.orders.placed[0]?.draft.deliveries).toMatchObject([
      { lineId: '1', date: '2030-06-03', timeSlot: { start: '10:00', end: '12:00' } },
      { lineId: '2', date: '2030-06-05', timeSlot: null },
    ]);
  });

  it('reloads the cart, and shows what the backend returns [SUM-15]', async () => {
    const { step, shop } = await aSummary();
    shop.carts.show = async () => ({
      ok: true,
      value: aCart({ id: 'crt_2', lines: [courier] }),
    });
    await step.place();
    await settled();
    expect(shop.currentCart.get()).toMatchObject({ cartId: 'crt_2', unitCount: 1 });
  });

  it('marks the lines that cannot be bought, and lets them be removed [SUM-22] [SUM-23] [SUM-25] [X-135]', async () => {
    const { step, shop } = await aSummary();
    shop.orders.failure = { kind: 'invalid-items', items: [{ variantId: '1011', message: '' }], message: '' };
    expect(await step.place()).toBe('');
    expect(step.state.isPlacing).toBe(false);
    expect(step.state.groups[0]?.lines[0]?.stockMessage).toBe('Out of Stock');
    expect(step.state.groups[1]?.lines[0]?.stockMessage).toBe('');
    expect(step.state.placeDisabledReason).toBe('Remove the items that are out of stock first.');
    shop.orders.failure = null;
    shop.orders.cart = aCart({ lines: [courier] });
    step.remove('1');
    await settled();
    expect(await step.place()).toBe('100001');
  });

  it("shows the backend's message, such as a declined card [SUM-23]", async () => {
    const { step, shop } = await aSummary();
    shop.orders.failure = { kind: 'refused', message: 'Your card was declined.' };
    await step.place();
    expect(step.state.orderProblem).toEqual({
      text: 'Your card was declined.',
      remedy: { label: 'Change the payment', href: '/cart/card' },
    });
    shop.orders.failure = { kind: 'refused', message: '' };
    await step.place();
    expect(step.state.orderProblem?.text).toBe('Your order could not be placed. Please try again.');
  });

  it.each([
    ['age-not-declared', { label: 'I am over 21', confirmsAge: true }],
    ['identity-not-verified', { label: 'Verify your identity', href: '/kyc' }],
    ['too-young', { label: 'Change your cart', href: '/cart' }],
  ] as const)('says why alcohol is refused, and how to resolve that: %s', async (reason, remedy) => {
    const { step, shop } = await aSummary();
    shop.orders.failure = { kind: 'age-refused', reason, message: 'No alcohol.' };
    await step.place();
    expect(step.state.orderProblem).toEqual({ text: 'No alcohol.', remedy });
  });

  it('is placed by confirming to be over 21', async () => {
    const { step, shop } = await aSummary();
    shop.orders.failure = { kind: 'age-refused', reason: 'age-not-declared', message: 'Confirm that.' };
    await step.place();
    shop.orders.failure = null;
    expect(await step.confirmAge()).toBe('100001');
    // Once passed on after the gate, and once by the shopper.
    expect(shop.identityChecks.declarations).toBe(2);
  });

  it('alerts that an address is needed, with a way to add one [SUM-24] [X-142]', async () => {
    const shop = aShop();
    shop.addressBook.addresses = [];
    shop.currentCheckout.set(shop.currentCheckout.get().withAddress(''));
    const { step } = await aSummary(shop);
    await step.place();
    expect(shop.notifier.alerts).toEqual([
      'Delivery address is required. Please add a delivery address before placing the order.',
    ]);
    expect(step.state.orderProblem?.remedy).toMatchObject({ href: '/cart/address' });
    expect(shop.orders.placed).toEqual([]);
  });

  it('shows the order that was placed before a reload cut its answer off [SUM-17] [X-150]', async () => {
    const shop = aShop();
    shop.currentCheckout.set(shop.currentCheckout.get().withAttempt('key_1'));
    shop.orders.outcome = {
      kind: 'placed',
      order: { orderId: '100007', amountPaid: dollars('76.83'), paymentPage: '' },
    };
    const step = shop.get(SummaryStepViewModel);
    expect(await step.open()).toBe('100007');
    expect(shop.orders.placed).toEqual([]);
    expect(shop.currentCart.get().cartId).toBe('');
  });

  it('shows the order that was placed between a reload and the review of its cart [SUM-17] [X-150]', async () => {
    const shop = aShop();
    shop.currentCheckout.set(shop.currentCheckout.get().withAttempt('key-1'));
    shop.orders.review = async () => {
      shop.orders.outcome = {
        kind: 'placed',
        order: { orderId: '100002', amountPaid: dollars('45.99'), paymentPage: '' },
      };
      return refused('This cart does not exist.');
    };
    expect(await shop.get(SummaryStepViewModel).open()).toBe('100002');
  });

  it('waits for a payment method', async () => {
    const shop = aShop();
    shop.currentCheckout.set(shop.currentCheckout.get().withPayment({ kind: 'none' }));
    const { step } = await aSummary(shop);
    expect(step.state.placeDisabledReason).toBe('Choose a payment method first.');
    expect(await step.place()).toBe('');
  });
});

describe('a payment that is approved elsewhere', () => {
  it('is opened when another tab has placed the order, without a message that the cart has changed [X-150] [X-151]', async () => {
    const { step, shop } = await aSummary();
    shop.orders.review = () => Promise.resolve(ok(Cart.empty));
    shop.orders.outcome = {
      kind: 'placed',
      order: { orderId: '100007', amountPaid: Money.zero, paymentPage: '/payuapi/sandbox/7' },
    };
    expect(await step.place()).toBe('');
    expect(shop.paymentPage.opened).toEqual(['/payuapi/sandbox/7']);
    expect(step.state).toMatchObject({ status: 'ready', isPlacing: true, orderProblem: null });
  });

  it('is reported when it was declined, and the order can be placed again [X-151]', async () => {
    const { shop } = awaited();
    shop.orders.outcome = { kind: 'failed', message: 'Your payment was not approved.' };
    const { step } = await aSummary(shop);
    expect(step.state).toMatchObject({
      status: 'ready',
      pendingOrderId: '',
      orderProblem: { text: 'Your payment was not approved.' },
      placeDisabledReason: '',
    });
  });

  it('is found again after a reload, with a link to it [X-151]', async () => {
    const { shop } = awaited();
    shop.orders.outcome = {
      kind: 'placed',
      order: { orderId: '100001', amountPaid: Money.zero, paymentPage: '/payuapi/sandbox/1' },
    };
    const { step } = await aSummary(shop);
    expect(step.state).toMatchObject({ status: 'awaiting', pendingOrderId: '100001' });
    step.pay();
    expect(shop.paymentPage.opened).toEqual(['/payuapi/sandbox/1']);
  });

  /** A shop that was left for the provider's page. */
  const awaited = () => {
    const shop = aShop();
    shop.currentCheckout.set(shop.currentCheckout.get().withAttempt('key-1'));
    return { shop };
  };
});

function aShop(cart: Cart = aCart({ lines: [local, courier] })): FakeShop {
  const shop = aShopWithCart({ cart, session: aMember() });
  shop.addressBook.addresses = [anAddress()];
  const checkout = shop.currentCheckout.get();
  const delivery = DeliveryChoices.none
    .withDate(SAME_DAY, CalendarDate.of(2030, 6, 3))
    .withSlot(SAME_DAY, { start: '10:00', end: '12:00' })
    .withDate('2', CalendarDate.of(2030, 6, 5));
  shop.currentCheckout.set(checkout.withAddress('71').withPayment({ kind: 'pod' }));
  shop.currentChoices.set(CartChoices.of(delivery, ''));
  return shop;
}

async function aSummary(shop = aShop()) {
  const step = shop.get(SummaryStepViewModel);
  await step.open();
  return { shop, step };
}
