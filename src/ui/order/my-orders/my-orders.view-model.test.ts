import {
  aProduct,
  aProductCard,
  aSpeed,
  aVariant,
  dollars,
} from '../../../../tests/support/builders/catalog';
import { aMember } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { anOrder, anOrderItem } from '../../../../tests/support/builders/order';
import { FakeShop } from '../../../../tests/support/fake-shop';
import type { OrderSection } from '../../../domain/order/order';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import { Money } from '../../../domain/shared/money';
import { MyOrdersViewModel } from './my-orders.view-model';

describe('my orders', () => {
  it('shows the fees where there are any, so that the amounts add up', async () => {
    const fees = Money.ofCents(1_50);
    const { orders } = await loaded(anOrder({ fees }));
    const amounts = orders.ordersIn('Delivery')[0]?.amounts;
    expect(amounts?.[1]).toEqual({ label: 'FEES', value: '$1.50' });
  });

  it('says when an order was placed, what pays it, where it goes, and what, from whom and when, as far as is known', async () => {
    const product = { id: '101', variantId: '1012', size: '750', imageUrl: '/101.svg' };
    const date = CalendarDate.of(2026, 11, 26);
    const known = anOrderItem({ product, vendorName: 'Hudson Cellars', date });
    const gone = anOrderItem({ product: { ...product, imageUrl: '' } });
    const { orders } = await loaded(
      anOrder({
        placedAt: new Date('2026-11-24T12:00:00Z'),
        payment: 'Visa ending in 4242',
        addressLines: ['Jane Doe', 'New York, NY 10001'],
        localItems: [known, gone, anOrderItem()],
      }),
    );
    const [order] = orders.ordersIn('Delivery');
    expect(order).toMatchObject({
      placedOn: 'Nov 24, 2026',
      facts: [
        { label: 'Delivery address', value: 'Jane Doe\nNew York, NY 10001' },
        { label: 'Payment', value: 'Visa ending in 4242' },
      ],
    });
    expect(
      order?.groups[0]?.items.map(({ details, href, imageUrl }) => ({ details, href, imageUrl })),
    ).toEqual([
      {
        details: ['750 ml', 'Hudson Cellars', 'Delivery: Thursday, November 26'],
        href: '/store/101?size=1012',
        imageUrl: '/101.svg',
      },
      { details: ['750 ml'], href: undefined, imageUrl: '' },
      { details: [], href: undefined, imageUrl: undefined },
    ]);
  });

  it('has no delivery address for what is picked up', async () => {
    const addressLines = ['Jane Doe', 'New York, NY 10001'];
    const { orders } = await loaded(anOrder({ deliveryMethod: 'pickup', payment: 'UPI', addressLines }));
    expect(orders.ordersIn('Pickup')[0]).toMatchObject({
      facts: [{ label: 'Payment', value: 'UPI' }],
      groups: [{ heading: 'Pickup' }],
    });
  });

  it('calls the day of an item by what happens on it', async () => {
    const item = anOrderItem({ date: CalendarDate.of(2026, 11, 26) });
    const { orders } = await loaded(
      anOrder({ deliveryMethod: 'pickup', localItems: [item] }),
      anOrder({ deliveryMethod: 'dine-in', localItems: [item] }),
    );
    const dayIn = (section: OrderSection) => orders.ordersIn(section)[0]?.groups[0]?.items[0]?.details;
    expect(dayIn('Pickup')).toEqual(['Pick-up: Thursday, November 26']);
    expect(dayIn('Dine-In')).toEqual(['Visit: Thursday, November 26']);
  });
});

describe('buying an order again', () => {
  const past = (...names: readonly string[]) =>
    anOrder({ number: '7', status: 'complete', localItems: names.map((name) => anOrderItem({ name })) });

  async function loadedWith(order: ReturnType<typeof past>, ...sold: readonly string[]) {
    const { shop, orders } = await loaded(order);
    shop.currentSession.set(aMember());
    shop.currentPlace.set(aPlace());
    shop.catalog.cards = sold.map((name, at) => aProductCard({ id: `${at + 101}`, name }));
    shop.catalog.products = sold.map((name, at) =>
      aProduct({
        id: `${at + 101}`,
        name,
        variants: [aVariant({ id: `${at + 1011}`, offers: [aSpeed()] })],
      }),
    );
    const state = () => orders.ordersIn('Delivery')[0]!.buyAgain;
    return { shop, orders, state };
  }

  it('adds everything, and leads to the cart', async () => {
    const { shop, orders, state } = await loadedWith(past('Bourbon', 'Roses'), 'Bourbon', 'Roses');
    expect(state()).toEqual({ label: 'Buy again', isRunning: false, result: null });
    const buying = orders.buyAgain('7');
    expect(state()).toMatchObject({ label: 'Buy again', isRunning: true });
    await buying;
    expect(state()).toEqual({
      label: '',
      isRunning: false,
      result: {
        tone: 'success',
        title: 'Both items are in your cart',
        text: 'Prices and delivery are those of today. Check them in your cart.',
        missing: [],
        leadsToCart: true,
      },
    });
    expect(shop.carts.additions).toHaveLength(2);
  });

  it('names what is no longer sold', async () => {
    const { orders, state } = await loadedWith(past('Bourbon', 'Absinthe', 'Gin'), 'Bourbon', 'Gin', 'Gin');
    await orders.buyAgain('7');
    expect(state().result).toMatchObject({
      tone: 'warning',
      title: '1 of 3 items is in your cart',
      missing: [
        { name: 'Absinthe', reason: 'Not sold in your area at the moment.' },
        { name: 'Gin', link: { href: '/search/results?q=Gin' } },
      ],
      leadsToCart: true,
    });
  });

  it('leads to the product whose size it does not know, or that the cart refuses', async () => {
    const { shop, orders, state } = await loadedWith(past('Bourbon'), 'Bourbon');
    shop.catalog.products = [aProduct({ name: 'Bourbon' })];
    const cheap = anOrder({
      number: '7',
      status: 'complete',
      localItems: [anOrderItem({ name: 'Bourbon', total: dollars('1.00') })],
    });
    shop.orderHistory.past = [cheap];
    await orders.load();
    await orders.buyAgain('7');
    expect(state().result).toMatchObject({
      title: 'Nothing was added to your cart',
      missing: [{ name: 'Bourbon', link: { label: 'Choose a size', href: '/store/101' } }],
      leadsToCart: false,
    });
    const refusing = await loadedWith(past('Bourbon'), 'Bourbon');
    refusing.shop.carts.refusal = 'Only 3 left in stock.';
    await refusing.orders.buyAgain('7');
    expect(refusing.state().result?.missing).toEqual([
      {
        name: 'Bourbon',
        reason: 'Only 3 left in stock.',
        link: { label: 'See the product', href: '/store/101' },
      },
    ]);
  });

  it('adds once, however often it is pressed', async () => {
    const { shop, orders } = await loadedWith(past('Bourbon'), 'Bourbon');
    await Promise.all([orders.buyAgain('7'), orders.buyAgain('7')]);
    await orders.buyAgain('7');
    expect(shop.carts.additions).toHaveLength(1);
  });

  it('after an outage tries again only what is missing', async () => {
    const { shop, orders, state } = await loadedWith(
      past('Bourbon', 'Roses', 'Absinthe'),
      'Bourbon',
      'Roses',
    );
    const { carts } = shop;
    const add = carts.add.bind(carts);
    carts.add = (addition, key) => {
      if (addition.variantId === '1012') carts.outage.begin('fault', 'Something went wrong');
      return add(addition, key);
    };
    await orders.buyAgain('7');
    expect(state()).toMatchObject({
      label: 'Try again',
      result: {
        title: '1 of 3 items is in your cart',
        missing: [{ name: 'Roses', reason: 'Something went wrong' }, { name: 'Absinthe' }],
      },
    });
    carts.outage.end();
    carts.add = add;
    await orders.buyAgain('7');
    expect(state()).toMatchObject({
      label: '',
      result: { title: '2 of 3 items are in your cart', missing: [{ name: 'Absinthe' }] },
    });
    expect(carts.additions.map(({ variantId }) => variantId)).toEqual(['1011', '1012', '1012']);
  });

  it('asks for a zipcode first, and can then be pressed again', async () => {
    const { shop, orders, state } = await loadedWith(past('Bourbon'), 'Bourbon');
    shop.currentPlace.set(ShoppingPlace.nowhere);
    await orders.buyAgain('7');
    expect(state()).toMatchObject({
      label: 'Buy again',
      result: { text: 'Please enter and verify zipcode before adding to cart' },
    });
    shop.currentPlace.set(aPlace());
    await orders.buyAgain('7');
    expect(state().result?.title).toBe('It is in your cart');
  });

  it('says nothing where the session has ended: the shell leads to sign-in', async () => {
    const { shop, orders, state } = await loadedWith(past('Bourbon'), 'Bourbon');
    shop.carts.outage.begin('signed-out', '');
    await orders.buyAgain('7');
    expect(state()).toEqual({ label: 'Try again', isRunning: false, result: null });
  });

  it('is not offered for what was redeemed from the wallet', async () => {
    const localItems = [anOrderItem({ total: dollars('0.00') })];
    const { orders } = await loaded(anOrder({ number: '7', localItems }));
    await orders.buyAgain('7');
    expect(orders.ordersIn('Delivery')[0]?.buyAgain.label).toBe('');
  });
});

describe('the receipt', () => {
  it('has every item with its tax, and amounts that add up', async () => {
    const items = [
      anOrderItem({ name: 'Bourbon', quantity: 2 }),
      anOrderItem({ name: 'Rye', vendorName: 'Hudson Cellars' }),
    ];
    const placedAt = new Date('2026-11-24T12:00:00Z');
    const order = anOrder({ number: '7', status: 'complete', placedAt, payment: 'UPI', localItems: items });
    const { shop, orders } = await loaded(order);
    const printing = orders.print('7');
    expect(orders.receipt).toEqual({
      title: 'Receipt for order #7',
      facts: [
        { label: 'Date', value: 'Nov 24, 2026' },
        { label: 'Status', value: 'complete' },
        { label: 'Delivery', value: 'Local Delivery' },
        { label: 'Payment', value: 'UPI' },
      ],
      groups: [
        {
          heading: 'Local Delivery',
          items: [
            { name: 'Bourbon', details: [], quantity: '2', tax: '$2.84', total: '$32.00' },
            { name: 'Rye', details: ['Hudson Cellars'], quantity: '1', tax: '$2.84', total: '$32.00' },
          ],
        },
      ],
      amounts: [
        { label: 'ITEMS', value: '$64.00' },
        { label: 'DELIVERY', value: '$9.99' },
        { label: 'TAX', value: '$2.84' },
        { label: 'TIP', value: '$0.00' },
        { label: 'DISCOUNT', value: '$0.00' },
        { label: 'TOTAL', value: '$44.83' },
      ],
    });
    shop.pagePrinter.close();
    await printing;
    expect(orders.receipt).toBeNull();
  });

  it('is printed once while the dialog is open', async () => {
    const { shop, orders } = await loaded(anOrder({ number: '7' }));
    const printing = orders.print('7');
    await orders.print('7');
    expect(shop.pagePrinter.printed).toBe(1);
    shop.pagePrinter.close();
    await printing;
    void orders.print('7');
    expect(shop.pagePrinter.printed).toBe(2);
  });
});

async function loaded(...history: ReturnType<typeof anOrder>[]) {
  const shop = new FakeShop();
  shop.orderHistory.past = history;
  const orders = shop.get(MyOrdersViewModel);
  await orders.load();
  return { shop, orders };
}
