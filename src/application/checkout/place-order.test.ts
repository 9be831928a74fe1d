import { aCart } from '../../../tests/support/builders/cart';
import { FakeShop } from '../../../tests/support/fake-shop';
import { CartChoices } from '../../domain/cart/cart-choices';
import { Checkout } from '../../domain/checkout/checkout';
import { PlaceOrder } from './place-order';

const cart = aCart().build();

describe('placing an order', () => {
  it('clears cart, gift message and choices, and counts the sale [STATE-08] [SUM-12] [SUM-13] [SUM-14] [SUM-16] [STORE-02]', async () => {
    const shop = aShop();
    const answer = await shop.get(PlaceOrder).execute(cart);
    expect(answer).toMatchObject({ ok: true, value: { orderId: '100001' } });
    expect(shop.currentCart.get().cartId).toBe('');
    expect(shop.currentCheckout.get()).toBe(Checkout.fresh);
    expect(shop.currentChoices.get()).toBe(CartChoices.none);
    expect(shop.analytics.events).toEqual([expect.objectContaining({ name: 'purchase', orderId: '100001' })]);
  });

  it('keeps everything while the payment is still to be approved elsewhere [X-151]', async () => {
    const shop = aShop();
    const byUpi = { kind: 'upi', upiAddress: 'jane@okbank' } as const;
    shop.currentCheckout.set(shop.currentCheckout.get().withPayment(byUpi));
    const answer = await shop.get(PlaceOrder).execute(cart);
    expect(answer).toMatchObject({ ok: true, value: { paymentPage: '/payuapi/sandbox/1' } });
    expect(shop.currentCart.get().cartId).toBe('crt_1');
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('id-1');
    expect(shop.currentChoices.get().giftMessage).toBe('Cheers');
    expect(shop.analytics.events).toEqual([]);
  });

  it('leads to the same payment when it is pressed again, and makes no second order [X-150] [X-151]', async () => {
    const shop = aShop();
    const byUpi = { kind: 'upi', upiAddress: 'jane@okbank' } as const;
    shop.currentCheckout.set(shop.currentCheckout.get().withPayment(byUpi));
    await shop.get(PlaceOrder).execute(cart);
    expect(await shop.get(PlaceOrder).execute(cart)).toMatchObject({ value: { orderId: '100001' } });
    expect(shop.orders.placed).toHaveLength(1);
  });

  it('needs an address [SUM-24]', async () => {
    const shop = new FakeShop();
    const answer = await shop.get(PlaceOrder).execute(cart);
    expect(answer).toMatchObject({
      failure: {
        message: 'Delivery address is required. Please add a delivery address before placing the order.',
      },
    });
    expect(shop.orders.placed).toEqual([]);
  });

  it('keeps everything when it is refused [SUM-22] [SUM-25]', async () => {
    const shop = aShop();
    shop.orders.failure = { kind: 'invalid-items', items: [{ productId: '1011', message: '' }], message: '' };
    expect(await shop.get(PlaceOrder).execute(cart)).toMatchObject({
      ok: false,
      failure: { kind: 'invalid-items' },
    });
    expect(shop.currentCart.get().cartId).toBe('crt_1');
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('');
    expect(shop.currentChoices.get().giftMessage).toBe('Cheers');
  });

  it('tells of the order whose answer was lost', async () => {
    const shop = aShop();
    shop.orders.losesAnswer = true;
    expect(await shop.get(PlaceOrder).execute(cart)).toMatchObject({
      ok: true,
      value: { orderId: '100001' },
    });
    expect(shop.orders.placed).toHaveLength(1);
  });

  it('asks what became of the attempt before it makes another, also after a reload', async () => {
    const shop = aShop();
    shop.orders.outage.begin();
    expect(await shop.get(PlaceOrder).execute(cart)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    });
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('id-1');
    shop.orders.outage.end();
    shop.orders.outcome = { kind: 'placed', order: { orderId: '100002', amountPaid: null, paymentPage: '' } };
    expect(await shop.get(PlaceOrder).execute(cart)).toMatchObject({
      ok: true,
      value: { orderId: '100002' },
    });
    expect(shop.orders.placed).toEqual([]);
  });

  it('makes an attempt that never arrived again under the same key', async () => {
    const shop = aShop();
    shop.orders.outage.begin();
    await shop.get(PlaceOrder).execute(cart);
    shop.orders.outage.end();
    await shop.get(PlaceOrder).execute(cart);
    expect(shop.orders.placed.map(({ key }) => key)).toEqual(['id-1']);
  });

  it('takes a new key after an attempt that failed', async () => {
    const shop = aShop();
    shop.orders.failure = { kind: 'refused', message: 'Your card was declined.' };
    await shop.get(PlaceOrder).execute(cart);
    shop.orders.failure = null;
    await shop.get(PlaceOrder).execute(cart);
    expect(shop.orders.placed.map(({ key }) => key)).toEqual(['id-2']);
  });

  it('does not place twice what is still being decided', async () => {
    const shop = aShop();
    shop.orders.outage.begin();
    await shop.get(PlaceOrder).execute(cart);
    shop.orders.outage.end();
    shop.orders.outcome = { kind: 'pending' };
    expect(await shop.get(PlaceOrder).execute(cart)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(shop.orders.placed).toEqual([]);
  });
});

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
  shop.currentCheckout.set(Checkout.fresh.withAddress('71').withPayment({ kind: 'pod' }));
  shop.currentChoices.set(CartChoices.none.withGiftMessage('Cheers'));
  return shop;
}
