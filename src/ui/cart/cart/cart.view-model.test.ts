import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { dollars } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import type { CartLine } from '../../../domain/cart/cart-line';
import { CartChoices } from '../../../domain/cart/cart-choices';
import { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import { NO_SHIPPING_CHOICE } from '../../../domain/fulfilment/shipping-choice';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { CartViewModel } from './cart.view-model';

const SAME_DAY = '11_Same Day';
const local = aLine({ id: '1' });
const courier = aLine({
  id: '2',
  variantId: '1021',
  name: 'North Fork Rye',
  speedLabel: 'Next Day',
  locationId: '12',
});

/** The same, without a delivery fee. */
const collected = [
  aLine({ deliveryFee: dollars('0.00') }),
  aLine({ id: '2', speedLabel: 'Next Day', locationId: '12', deliveryFee: dollars('0.00') }),
];

describe('the cart', () => {
  it('groups the items by vendor and speed, each with its delivery fee [CART-02] [GEN-27]', async () => {
    const { cart } = await aCartPage();
    expect(
      cart.state.groups.map(({ vendorName, speedLabel, methodLabel }) => [
        vendorName,
        speedLabel,
        methodLabel,
      ]),
    ).toEqual([
      ['Hudson Cellars', 'Local', 'Delivery $9.99 · about 1 hour'],
      ['Hudson Cellars', 'Courier', 'Delivery $9.99 · 2~3 days'],
    ]);
  });

  it.each([
    ['delivery', 'Delivery $9.99 · about 1 hour'],
    ['pick-up', 'Store Pickup · ready in 1 hour'],
    ['dine-in', 'Served at your table · $9.99'],
  ] as const)(
    'says how its items come for %s, at what fee and how soon [SHIP-39] [SHIP-42] [SHIP-43] [SHIP-44]',
    async (type, methodLabel) => {
      const shop = aShop();
      shop.currentShipping.set({ ...NO_SHIPPING_CHOICE, type });
      shop.orders.cart = aCart({ lines: collected });
      const { cart } = await aCartPage(shop);
      expect(cart.state.groups[0]?.methodLabel).toBe(methodLabel);
    },
  );

  it('has one day and hour for a visit, which are changed on the screen where they were chosen [CART-27] [SHIP-16] [X-042]', async () => {
    const shop = withVisit(6, 5);
    const { cart } = await aCartPage(shop);
    const planned = cart.state.groups.map(({ schedule }) => schedule);
    const when = { date: '06/05/2030', slot: '12:30', dateProblem: '', changeHref: '/ship/options' };
    expect(planned).toMatchObject([when, when]);
    expect(cart.state.groups.flatMap(({ lines }) => lines.map(({ schedule }) => schedule))).toEqual([
      null,
      null,
    ]);
    expect(await cart.proceed()).toBe('/cart/card');
    shop.currentCart.set({ ...shop.currentCart.get(), isWalletOrder: true });
    const { cart: wallet } = await aCartPage(shop);
    expect(wallet.state.groups[0]?.schedule).toMatchObject({ changeHref: '/wallet/product/11' });
  });

  it('waits for the calendar before it continues, since a visit on a holiday is not possible [CART-23] [CART-25]', async () => {
    const shop = withVisit(6, 7);
    let arrive = () => {};
    shop.deliveryCalendars.delay = new Promise<void>((resolve) => (arrive = resolve));
    const { cart } = await aCartPage(shop);
    const next = cart.proceed();
    await settled();
    arrive();
    expect(await next).toBeNull();
    expect(cart.state.groups[0]?.schedule).toMatchObject({
      dateProblem: 'Required: 06/07/2030 is not available',
    });
  });

  it('asks for another day when the visit is over [CART-21] [CART-24]', async () => {
    const shop = withVisit(5, 31);
    const { cart } = await aCartPage(shop);
    expect(await cart.proceed()).toBeNull();
    const problem = 'Required: 05/31/2030 is not available';
    expect(cart.state.groups.map(({ schedule }) => schedule?.dateProblem)).toEqual([problem, problem]);
    expect(cart.state.missing.map(({ message }) => message)).toEqual([
      'Hudson Cellars: choose the date and time of your visit',
      'Hudson Cellars: choose the date and time of your visit',
    ]);
  });

  it('has no delivery fee for a pick-up, also with a coupon [SHIP-19] [CART-05]', async () => {
    const shop = aShop();
    shop.currentShipping.set({ ...NO_SHIPPING_CHOICE, type: 'pick-up', retailerId: '11' });
    shop.orders.cart = aCart({ lines: [local], prices: { deliveryFee: dollars('0.00') } });
    const { cart } = await aCartPage(shop);
    const labels = () => cart.state.prices.rows.map(({ label }) => label);
    expect(labels()).toEqual(['Subtotal', 'Taxes']);
    expect(shop.currentCheckout.get().facts.selection).toMatchObject({ speedId: 3, retailerId: '11' });
    cart.extras.coupon.type('SAVE10');
    await cart.extras.coupon.apply();
    await settled();
    expect(labels()).toEqual(['Subtotal', 'Taxes']);
  });

  it('has a date picker and no slots for speed 10, Farm Direct [SHIP-40] [SHIP-41]', async () => {
    const farm = aLine({ id: '3', speedLabel: 'Farm Direct' });
    const shop = aShop();
    shop.carts.cart = aCart({ lines: [farm] });
    const { cart } = await aCartPage(shop);
    const [group] = cart.state.groups;
    expect(group).toMatchObject({ speedLabel: 'Farm Direct', methodLabel: 'Delivery $9.99', schedule: null });
    expect(group?.lines[0]?.schedule).toMatchObject({ date: undefined });
  });

  it('starts with the day and slot of the options page, if they are available [SHIP-15] [SHIP-38] [X-042]', async () => {
    const shop = aShop();
    const delivery = { date: CalendarDate.of(2030, 6, 5), slot: { start: '12:00', end: '14:00' } };
    const requested = { type: 'delivery', delivery } as const;
    shop.currentShipping.set({ ...NO_SHIPPING_CHOICE, ...requested });
    const { cart } = await aCartPage(shop);
    expect(cart.state.groups[0]?.schedule).toMatchObject({ date: '06/05/2030', slot: '12:00 - 14:00' });
    expect(cart.state.groups[1]?.lines[0]?.schedule).toMatchObject({ date: '2030-06-05' });
    const { cart: other } = await aCartPage(tooLate());
    expect(other.state.groups[0]?.schedule).toMatchObject({ date: '', slot: '' });
    expect(other.state.groups[1]?.lines[0]?.schedule?.date).toBeUndefined();
    await other.load();
    expect(other.state.groups[0]?.schedule).toMatchObject({ date: '', slot: '' });
  });

  it('shows only the prices that are not zero, and their sum [CART-05] [X-129]', async () => {
    const { cart } = await aCartPage();
    expect(cart.state.prices).toEqual({
      rows: [
        { label: 'Subtotal', amount: '$64.00' },
        { label: 'Taxes', amount: '$2.84' },
        { label: 'Delivery Fee', amount: '$9.99' },
      ],
      total: '$76.83',
      vendorCosts: null,
      isUpdating: false,
    });
  });

  it('keeps the fee of each group for the checkout [STORE-10] [X-153]', async () => {
    const { shop } = await aCartPage();
    expect(shop.currentCheckout.get().facts.deliveryFees).toEqual({
      '11_Same Day': '9.99',
      '12_Next Day': '9.99',
    });
  });
});

describe('a quantity', () => {
  it('is sent when the page is reloaded or closed before that, and sent once', async () => {
    const { cart, shop } = await aCartPage();
    cart.changeQuantity('1', 4);
    cart.flush();
    cart.dispose();
    await settled();
    expect(shop.carts.changes).toEqual(['quantity 1 4']);
  });
});

describe('the coupon box', () => {
  it('keeps the next coupon that is typed while the first is applied', async () => {
    const { cart } = await aCartPage();
    cart.extras.coupon.type('SAVE10');
    const applied = cart.extras.coupon.apply();
    cart.extras.coupon.type('SAVE2');
    await applied;
    expect(cart.state.coupon).toMatchObject({ applied: 'SAVE10', typed: 'SAVE2' });
  });

  it('applies a coupon, shows what it saves, and removes it again [CART-03]', async () => {
    const { cart } = await aCartPage();
    cart.extras.coupon.type(' SAVE10 ');
    await cart.extras.coupon.apply();
    expect(cart.state.coupon).toMatchObject({ applied: 'SAVE10', typed: '', problem: '' });
    expect(cart.state.prices.rows).toContainEqual({ label: 'Discount', amount: '-$6.40' });
    await cart.extras.coupon.remove();
    expect(cart.state.coupon.applied).toBe('');
  });
});

describe('the gift message', () => {
  it('is kept, 250 characters at most [CART-04] [X-158]', async () => {
    const { cart, shop } = await aCartPage();
    cart.extras.writeGiftMessage('x'.repeat(300));
    expect(cart.state.giftMessage).toEqual({ text: 'x'.repeat(250), limit: 250 });
    expect(shop.currentChoices.get().giftMessage).toHaveLength(250);
  });
});

describe('CHECKOUT', () => {
  it('asks first for a date and a slot of a same-day group, and for a date of every other item [CART-19] [CART-20] [CART-21] [CART-25]', async () => {
    const { cart } = await aCartPage();
    expect(cart.state.missing).toEqual([]);
    expect(await cart.proceed()).toBeNull();
    const [sameDay, nextDay] = cart.state.groups;
    expect(sameDay?.schedule).toMatchObject({ dateProblem: 'Required', slotProblem: 'Required' });
    expect(nextDay?.lines[0]?.schedule).toMatchObject({ problem: 'Required' });
    expect(cart.state.missing.map(({ message }) => message)).toEqual([
      'Hudson Cellars, Local: choose a date and a time slot',
      'North Fork Rye: choose a date',
    ]);
  });

  it('goes to the address step once all is chosen [CART-26]', async () => {
    const { cart, shop } = await aPlannedCart();
    expect(await cart.proceed()).toBe('/cart/address');
    expect(shop.currentCheckout.get().facts.nextTab).toBe('address');
  });

  it.each(['dine-in', 'pick-up'] as const)('goes directly to card for %s [CART-27]', async (type) => {
    const { cart, shop } = await aPlannedCart();
    shop.currentShipping.set({ ...NO_SHIPPING_CHOICE, type });
    expect(await cart.proceed()).toBe('/cart/card');
    expect(shop.currentCheckout.get().facts.nextTab).toBe('card');
  });

  it('sends a pending quantity before it continues', async () => {
    const { cart, shop } = await aPlannedCart();
    cart.changeQuantity('1', 6);
    expect(await cart.proceed()).toBe('/cart/address');
    expect(shop.carts.changes).toEqual(['quantity 1 6']);
  });

  it('stays when that quantity is refused, and continues once however often it is pressed', async () => {
    const { cart, shop } = await aPlannedCart();
    shop.carts.refusal = 'Only 2 are left.';
    cart.changeQuantity('1', 9);
    expect(await cart.proceed()).toBeNull();
    shop.carts.refusal = null;
    expect(await Promise.all([cart.proceed(), cart.proceed()])).toEqual(['/cart/address', null]);
  });

  it('stays while a line is out of stock, which is marked and can be removed [CART-28] [CART-29]', async () => {
    const shop = aShop();
    const soldOut = aLine({ id: '1', isOutOfStock: true });
    shop.carts.cart = aCart({ lines: [soldOut, courier] });
    const { cart } = await aPlannedCart(shop);
    expect(cart.state.groups[0]?.lines[0]?.stockMessage).toBe('Out of Stock');
    expect(await cart.proceed()).toBeNull();
    cart.remove('1');
    expect(await cart.proceed()).toBe('/cart/address');
  });
});

describe('the dates', () => {
  it('begin with the next delivery date of the vendor and leave its holidays out [CART-22] [CART-23]', async () => {
    const { cart } = await aCartPage();
    expect(cart.state.groups[1]?.lines[0]?.schedule).toMatchObject({
      isKnown: true,
      min: '2030-06-02',
      max: '2031-06-01',
      unavailable: ['2030-06-07'],
    });
  });

  it('end at the order horizon, so that no later one is refused only at PLACE ORDER [CART-22] [SUM-26]', async () => {
    const shop = aShop();
    const tooLate = DeliveryChoices.none.withDate('2', CalendarDate.of(2031, 6, 2));
    shop.currentChoices.set(CartChoices.of(tooLate, ''));
    const { cart } = await aCartPage(shop);
    expect(cart.state.groups[1]?.lines[0]?.schedule?.date).toBeUndefined();
    cart.openSlots(SAME_DAY);
    expect(cart.state.slots).toMatchObject({ min: '2030-06-01', max: '2031-06-01' });
  });

  it('chosen before are cleared when they are no longer available [CART-22]', async () => {
    const shop = aShop();
    const chosen = DeliveryChoices.none
      .withDate('2', CalendarDate.of(2030, 6, 7))
      .withDate(SAME_DAY, CalendarDate.of(2030, 6, 2));
    shop.currentChoices.set(CartChoices.of(chosen, ''));
    const { cart } = await aCartPage(shop);
    expect(cart.state.groups[1]?.lines[0]?.schedule?.date).toBeUndefined();
    expect(cart.state.groups[0]?.schedule?.date).toBe('06/02/2030');
  });

  it('cannot be chosen while the calendars are unknown, and can after Retry', async () => {
    const shop = aShop();
    shop.deliveryCalendars.outage.begin();
    const { cart } = await aCartPage(shop);
    expect(cart.state.datesProblem).toBe('You are not connected to internet');
    expect(cart.state.groups[1]?.lines[0]?.schedule?.isKnown).toBe(false);
    shop.deliveryCalendars.outage.end();
    cart.retryDates();
    await settled();
    expect(cart.state.groups[1]?.lines[0]?.schedule?.isKnown).toBe(true);
  });
});

describe('the date of several items from one vendor at one speed', () => {
  const FIRST = '2030-06-03';
  const SECOND = '2030-06-04';
  const riesling = aLine({ ...courier, id: '3', variantId: '1031', name: 'Seneca Slope Riesling' });
  const aShopWithTwo = () => aShopWithCart({ cart: aCart({ lines: [courier, riesling] }) });
  const datesOf = ({ state }: CartViewModel) => state.groups[0]?.lines.map(({ schedule }) => schedule?.date);
  const kept = (shop: FakeShop) => shop.currentChoices.get().delivery.entries.dates;

  it('is chosen once for all of them [CART-20]', async () => {
    const { cart, shop } = await aCartPage(aShopWithTwo());
    const [group] = cart.state.groups;
    expect(group?.dates?.shared).toMatchObject({ isKnown: true, earliest: '2030-06-02' });
    expect(group?.lines.map(({ schedule }) => schedule)).toEqual([null, null]);
    cart.chooseDateForAll(group?.key ?? '', FIRST);
    expect(kept(shop)).toEqual({ '2': FIRST, '3': FIRST });
    expect(await cart.proceed()).toBe('/cart/address');
  });

  it('is required once, too [CART-21]', async () => {
    const { cart } = await aCartPage(aShopWithTwo());
    expect(await cart.proceed()).toBeNull();
    const [group] = cart.state.groups;
    expect(group?.dates?.shared?.problem).toBe('Required');
    expect(cart.state.missing).toEqual([
      { fieldId: group?.fieldId, message: 'Hudson Cellars: choose a date' },
    ]);
  });

  it('can be chosen for each item, or for all again, which then come on the first of their dates', async () => {
    const { cart, shop } = await aCartPage(aShopWithTwo());
    const key = cart.state.groups[0]?.key ?? '';
    cart.separateDates(key, true);
    cart.chooseDate('3', SECOND);
    expect(datesOf(cart)).toEqual([undefined, SECOND]);
    expect(await cart.proceed()).toBeNull();
    expect(cart.state.missing.map(({ message }) => message)).toEqual(['North Fork Rye: choose a date']);
    cart.chooseDate('2', FIRST);
    cart.separateDates(key, false);
    expect(kept(shop)).toEqual({ '2': FIRST, '3': FIRST });
  });

  it('stays separate where the dates are different, as they were left', async () => {
    const shop = aShopWithTwo();
    const delivery = DeliveryChoices.none
      .withDate('2', CalendarDate.of(2030, 6, 3))
      .withDate('3', CalendarDate.of(2030, 6, 4));
    shop.currentChoices.set(CartChoices.of(delivery, ''));
    const { cart } = await aCartPage(shop);
    expect(cart.state.groups[0]?.dates?.shared).toBeNull();
    expect(datesOf(cart)).toEqual([FIRST, SECOND]);
  });

  it('applies to an item that is added later, but not while each has its own', async () => {
    const shop = aShopWithTwo();
    const { cart } = await aCartPage(shop);
    const key = cart.state.groups[0]?.key ?? '';
    cart.chooseDateForAll(key, FIRST);
    const gin = aLine({ ...courier, id: '4', variantId: '1041', name: 'Gowanus Dry Gin' });
    inAnotherTab(shop, [courier, riesling, gin]);
    await settled();
    expect(kept(shop)).toEqual({ '2': FIRST, '3': FIRST, '4': FIRST });
    cart.separateDates(key, true);
    const vermouth = aLine({ ...courier, id: '5', variantId: '1051', name: 'Red Hook Vermouth' });
    inAnotherTab(shop, [courier, riesling, gin, vermouth]);
    await settled();
    expect(datesOf(cart)).toEqual([FIRST, FIRST, FIRST, undefined]);
  });

  it('is not asked for an item that is out of stock', async () => {
    const soldOut = aLine({ ...riesling, isOutOfStock: true });
    const { cart } = await aCartPage(aShopWithCart({ cart: aCart({ lines: [courier, soldOut] }) }));
    const [group] = cart.state.groups;
    expect(group?.dates).toBeNull();
    expect(group?.lines.map(({ schedule }) => schedule !== null)).toEqual([true, false]);
  });
});

describe('Choose Delivery Slots', () => {
  it.each([
    ['begins with its first date if none was picked', '', { date: '2030-06-01', slots: { length: 2 } }],
    ['keeps a picked date', '2030-06-03', { date: '2030-06-03', slots: { length: 2 } }],
    ['deselects a picked holiday', '2030-06-07', { date: undefined, slots: [], status: 'idle' }],
  ])(
    'that was open before the calendar arrived %s, and leaves its holidays out [CART-22] [CART-23]',
    async (_case, picked, shown) => {
      const shop = aShop();
      let arrive = () => {};
      shop.deliveryCalendars.delay = new Promise<void>((resolve) => (arrive = resolve));
      const { cart } = await aCartPage(shop);
      cart.openSlots(SAME_DAY);
      if (picked) cart.slots.pickDate(picked);
      await settled();
      expect(cart.state.slots).toMatchObject({ unavailable: [] });
      arrive();
      await settled();
      expect(cart.state.slots).toMatchObject({ ...shown, unavailable: ['2030-06-07'] });
    },
  );

  it('offers the slots of the day, and keeps day and slot on CONTINUE [CART-19] [SHIP-31] [SHIP-32] [SHIP-33] [X-042]', async () => {
    const { cart, shop } = await aCartPage();
    cart.openSlots(SAME_DAY);
    await settled();
    expect(cart.state.slots).toMatchObject({
      vendorName: 'Hudson Cellars',
      date: '2030-06-01',
      slots: ['10:00 - 12:00', '12:00 - 14:00'],
    });
    cart.slots.pickDate('2030-06-03');
    await settled();
    cart.slots.pickSlot('12:00 - 14:00');
    cart.slots.confirm();
    expect(cart.state.slots).toBeNull();
    expect(cart.state.groups[0]?.schedule).toMatchObject({ date: '06/03/2030', slot: '12:00 - 14:00' });
    expect(shop.deliveryCalendars.slotRequests.at(-1)).toMatchObject({ locationId: '11', zipcode: '10001' });
  });

  it('shows known slots of a date at once, and updates them when they are loaded [STATE-07]', async () => {
    const { cart, shop } = await aCartPage();
    cart.openSlots(SAME_DAY);
    await settled();
    cart.slots.close();
    shop.deliveryCalendars.slots = [{ start: '12:00', end: '14:00' }];
    cart.openSlots(SAME_DAY);
    expect(cart.state.slots).toMatchObject({ status: 'ready', slots: ['10:00 - 12:00', '12:00 - 14:00'] });
    cart.slots.pickSlot('10:00 - 12:00');
    await settled();
    expect(cart.state.slots).toMatchObject({ slots: ['12:00 - 14:00'], slot: undefined });
    cart.slots.pickDate('2030-06-03');
    expect(cart.state.slots).toMatchObject({ status: 'loading' });
  });

  it('keeps the slots of a date that cannot be reloaded, separately for each zipcode [STATE-07]', async () => {
    const { cart, shop } = await aCartPage();
    cart.openSlots(SAME_DAY);
    await settled();
    shop.deliveryCalendars.outage.begin();
    cart.slots.retry();
    await settled();
    expect(cart.state.slots).toMatchObject({ status: 'ready', problem: '', slots: { length: 2 } });
    cart.slots.close();
    shop.currentPlace.set(aPlace('10018'));
    cart.openSlots(SAME_DAY);
    await settled();
    expect(cart.state.slots).toMatchObject({ status: 'failed', slots: [] });
  });

  it('says Required while one is missing, and keeps nothing when it is closed [CART-21]', async () => {
    const { cart } = await aCartPage();
    cart.openSlots(SAME_DAY);
    await settled();
    cart.slots.confirm();
    expect(cart.state.slots?.slotProblem).toBe('Required');
    cart.slots.pickSlot('10:00 - 12:00');
    cart.slots.close();
    expect(cart.state.groups[0]?.schedule).toMatchObject({ date: '', slot: '' });
  });

  it('asks for another slot when the chosen one was booked while the shopper looked, and keeps the rest [X-049] [CART-21]', async () => {
    const { cart, shop } = await aPlannedCart();
    shop.deliveryCalendars.slots = [{ start: '12:00', end: '14:00' }];
    expect(await cart.proceed()).toBeNull();
    expect(cart.state.groups[0]?.schedule).toMatchObject({
      date: '06/01/2030',
      slot: '',
      slotProblem: 'This slot has just been booked. Please choose another.',
    });
    expect(cart.state.groups[1]?.lines[0]?.schedule?.date).toBe('2030-06-05');
    cart.openSlots(SAME_DAY);
    expect(cart.state.slots?.status).toBe('loading');
    await settled();
    cart.slots.pickSlot('12:00 - 14:00');
    cart.slots.confirm();
    expect(cart.state.groups[0]?.schedule).toMatchObject({ slotProblem: '' });
    expect(await cart.proceed()).toBe('/cart/address');
  });

  it('continues if the slot cannot be checked, since placing the order checks it', async () => {
    const { cart, shop } = await aPlannedCart();
    shop.deliveryCalendars.outage.begin();
    expect(await cart.proceed()).toBe('/cart/address');
  });

  it('offers Retry when the slots cannot be loaded', async () => {
    const { cart, shop } = await aCartPage();
    shop.deliveryCalendars.outage.begin();
    cart.openSlots(SAME_DAY);
    await settled();
    expect(cart.state.slots).toMatchObject({
      status: 'failed',
      problem: 'You are not connected to internet',
    });
    shop.deliveryCalendars.outage.end();
    cart.slots.retry();
    await settled();
    expect(cart.state.slots?.slots).toHaveLength(2);
  });
});

describe('a cart that was changed in another tab', () => {
  it('shows the lines and the total as they are now, and says what has changed', async () => {
    const { cart, shop } = await aCartPage();
    expect(cart.state.changes).toEqual([]);
    inAnotherTab(shop, [aLine({ id: '1', quantity: 3 }), another]);
    await settled();
    expect(cart.state.groups.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual([
      'Old Harbor Bourbon',
      'Seneca Slope Riesling',
    ]);
    expect(cart.state.changes).toEqual([
      'The quantity of Old Harbor Bourbon is now 3.',
      'Seneca Slope Riesling was added.',
      'North Fork Rye is no longer in your cart.',
    ]);
  });

  it('reports all changes since the shopper last changed something', async () => {
    const { cart, shop } = await aCartPage();
    inAnotherTab(shop, [local]);
    await settled();
    inAnotherTab(shop, [local, another]);
    await settled();
    expect(cart.state.changes).toEqual([
      'Seneca Slope Riesling was added.',
      'North Fork Rye is no longer in your cart.',
    ]);
    cart.changeQuantity('1', 2);
    expect(cart.state.changes).toEqual([]);
    inAnotherTab(shop, [local]);
    await settled();
    expect(cart.state.changes[0]).toBe('Seneca Slope Riesling is no longer in your cart.');
  });

  it('reports nothing when it is unchanged, or was changed only by the shopper', async () => {
    const { cart, shop } = await aCartPage();
    shop.pageVisibility.restore();
    await settled();
    cart.remove('2');
    await settled();
    expect(cart.state.changes).toEqual([]);
  });

  it('reports no total when nothing is left', async () => {
    const { cart, shop } = await aCartPage();
    inAnotherTab(shop, []);
    await settled();
    expect(cart.state).toMatchObject({
      status: 'empty',
      changes: ['Old Harbor Bourbon is no longer in your cart.', 'North Fork Rye is no longer in your cart.'],
    });
  });

  it('keeps a coupon code and a gift message that are being typed', async () => {
    const { cart, shop } = await aCartPage();
    cart.extras.coupon.type('SAVE');
    cart.extras.writeGiftMessage('Happy birth');
    inAnotherTab(shop, [local]);
    await settled();
    expect(cart.state.coupon.typed).toBe('SAVE');
    expect(cart.state.giftMessage.text).toBe('Happy birth');
  });

  it('is no longer followed once the page is left', async () => {
    const { cart, shop } = await aCartPage();
    cart.dispose();
    inAnotherTab(shop, [local]);
    await settled();
    expect(cart.state.changes).toEqual([]);
  });
});

const another = aLine({ id: '3', variantId: '1031', name: 'Seneca Slope Riesling' });

function inAnotherTab(shop: FakeShop, lines: readonly CartLine[]): void {
  shop.carts.cart = aCart({ lines, prices: { deliveryFee: dollars('9.99') } });
  shop.cartTabs.hear();
}

const aShop = () => aShopWithCart({ cart: aCart({ lines: [local, courier] }) });

/** A table is chosen for 12:30. */
function withVisit(month: number, day: number): FakeShop {
  const shop = aShop();
  const visit = { date: CalendarDate.of(2030, month, day), time: '12:30' };
  shop.currentShipping.set({ ...NO_SHIPPING_CHOICE, type: 'dine-in', retailerId: '11', visit });
  return shop;
}

/** The chosen visit is in the past. */
function tooLate(): FakeShop {
  const shop = aShop();
  const delivery = { date: CalendarDate.of(2030, 5, 31), slot: { start: '12:00', end: '14:00' } };
  shop.currentShipping.set({ ...NO_SHIPPING_CHOICE, type: 'delivery', delivery });
  return shop;
}

async function aCartPage(shop = aShop()) {
  const cart = shop.get(CartViewModel);
  await cart.load();
  await settled();
  return { shop, cart };
}

async function aPlannedCart(shop = aShop()) {
  const page = await aCartPage(shop);
  page.cart.chooseDate('2', '2030-06-05');
  page.cart.openSlots(SAME_DAY);
  await settled();
  page.cart.slots.pickSlot('10:00 - 12:00');
  page.cart.slots.confirm();
  return page;
}
