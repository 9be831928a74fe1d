import fc from 'fast-check';
import { aCart } from '../../../tests/support/builders/cart';
import { FakeShop } from '../../../tests/support/fake-shop';
import { CartChoices } from '../../domain/cart/cart-choices';
import { Checkout } from '../../domain/checkout/checkout';
import { Session } from '../../domain/customer/session';
import type { PaymentChoice } from '../../domain/checkout/payment-choice';
import { unavailable } from '../../domain/shared/failure';
import { CartSession } from '../cart/cart-session';
import { OrderAttempt } from './order-attempt';

const cart = aCart();
const UPI: PaymentChoice = { kind: 'upi', upiId: 'jane@okbank' };
const order = { orderId: '100002', amountPaid: null, paymentPage: '' };

describe('placing an order', () => {
  it('clears cart, gift message and choices, and records the purchase [STATE-08] [SUM-12] [SUM-13] [SUM-14] [SUM-16] [STORE-02]', async () => {
    const { shop, attempt } = await opened();
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'placed', order: { orderId: '100001' } });
    expect(shop.currentCart.get().cartId).toBe('');
    expect(shop.currentCheckout.get()).toBe(Checkout.fresh);
    expect(shop.currentChoices.get()).toBe(CartChoices.none);
    expect(shop.analytics.events).toEqual([expect.objectContaining({ name: 'purchase', orderId: '100001' })]);
  });

  it('stores the key before the request is sent [X-150]', async () => {
    const { shop, attempt } = await opened();
    const place = shop.orders.place.bind(shop.orders);
    const stored: string[] = [];
    shop.orders.place = (draft, key) => {
      stored.push(shop.currentCheckout.get().facts.attemptKey, key);
      return place(draft, key);
    };
    await attempt.place();
    expect(stored).toEqual(['id-1', 'id-1']);
  });

  it('declares the age that was declared at the gate before the order is sent [X-011]', async () => {
    const { shop, attempt } = await opened();
    shop.currentPlace.set(shop.currentPlace.get().withGatePassed());
    shop.currentSession.set(Session.guest('tok_1', '7'));
    const place = shop.orders.place.bind(shop.orders);
    const declared: number[] = [];
    shop.orders.place = (draft, key) => {
      declared.push(shop.identityChecks.declarations);
      return place(draft, key);
    };
    await attempt.place();
    expect(declared).toEqual([1]);
  });

  it('is placed under a new key once the shopper has confirmed their age', async () => {
    const { shop, attempt } = await opened();
    shop.orders.failure = { kind: 'age-refused', reason: 'age-not-declared', message: 'Confirm that.' };
    await attempt.place();
    expect(attempt.state).toEqual({ kind: 'refused', failure: shop.orders.failure });
    shop.identityChecks.outage.begin();
    await attempt.placeConfirmingAge();
    expect(attempt.state.kind).toBe('failed');
    shop.identityChecks.outage.end();
    shop.orders.failure = null;
    await attempt.placeConfirmingAge();
    expect(attempt.state.kind).toBe('placed');
    expect(shop.orders.placed.map(({ key }) => key)).toEqual(['id-2']);
    expect(shop.identityChecks.declarations).toBe(1);
  });

  it('sends a pending quantity first, and stops if that is refused', async () => {
    const { shop, attempt, session } = await opened();
    session.setQuantity('1', 9);
    shop.carts.refusal = 'Only 2 are left.';
    await attempt.place();
    expect(attempt.state).toEqual({ kind: 'ready' });
    expect(shop.orders.placed).toEqual([]);
  });

  it('keeps everything while the payment awaits approval, and opens the payment page [X-151]', async () => {
    const { shop, attempt } = await opened(UPI);
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'awaiting-payment', isLeaving: true });
    expect(shop.paymentPage.opened).toEqual(['/payuapi/sandbox/1']);
    expect(shop.currentCart.get().cartId).toBe('crt_1');
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('id-1');
    expect(shop.currentChoices.get().giftMessage).toBe('Cheers');
    expect(shop.analytics.events).toEqual([]);
  });

  it('opens the same payment when pressed again, and places no second order [X-150] [X-151]', async () => {
    const { shop, attempt } = await opened(UPI);
    await attempt.place();
    await attempt.resume();
    expect(attempt.state).toMatchObject({ kind: 'awaiting-payment', isLeaving: false });
    await attempt.place();
    expect(attempt.state).toMatchObject({ order: { orderId: '100001' } });
    expect(shop.orders.placed).toHaveLength(1);
  });

  it('keeps everything when refused, and marks the lines that cannot be bought [SUM-22] [SUM-25]', async () => {
    const { shop, attempt, session } = await opened();
    shop.orders.failure = { kind: 'invalid-items', items: [{ variantId: '1011', message: '' }], message: '' };
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'refused', failure: { kind: 'invalid-items' } });
    expect(session.state.cart?.hasOutOfStock).toBe(true);
    expect(shop.currentCart.get().cartId).toBe('crt_1');
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('');
    expect(shop.currentChoices.get().giftMessage).toBe('Cheers');
  });
});

describe('a lost answer', () => {
  it('stays unknown if the backend cannot be asked; the next attempt has the same key [X-150]', async () => {
    const { shop, attempt } = await opened();
    shop.optionalCalls.delete('getOrderAttempt');
    shop.orders.outcomeOf = () => {
      throw new Error('asked for the outcome');
    };
    shop.orders.losesAnswer = true;
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'unknown' });
    await attempt.resume();
    shop.orders.losesAnswer = false;
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'placed' });
    expect(new Set(shop.orders.placed.map(({ key }) => key)).size).toBe(1);
  });

  it('is requested again, and reports the placed order [X-150]', async () => {
    const { shop, attempt } = await opened();
    shop.orders.losesAnswer = true;
    const seen: string[] = [];
    attempt.subscribe(() => seen.push(attempt.state.kind));
    await attempt.place();
    expect(seen).toEqual(['placing', 'placing', 'unknown', 'asking', 'placed']);
    expect(shop.orders.placed).toHaveLength(1);
  });

  it('is requested before another attempt is made, also after a reload [X-150]', async () => {
    const { shop, attempt } = await opened();
    shop.orders.outage.begin();
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'unknown', failure: { kind: 'unavailable' } });
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('id-1');
    shop.orders.outage.end();
    shop.orders.outcome = { kind: 'placed', order };
    await attempt.resume();
    expect(attempt.state).toMatchObject({ kind: 'placed', order: { orderId: '100002' } });
    expect(shop.orders.placed).toEqual([]);
  });

  it('of an attempt that never arrived allows a retry under the same key', async () => {
    const { shop, attempt } = await opened();
    const place = shop.orders.place.bind(shop.orders);
    shop.orders.place = () => Promise.resolve(unavailable('offline', 'You are not connected to internet'));
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'failed' });
    shop.orders.place = place;
    await attempt.place();
    expect(shop.orders.placed.map(({ key }) => key)).toEqual(['id-1']);
  });

  it('of an attempt that is still pending places nothing', async () => {
    const { shop, attempt } = await opened();
    shop.orders.outage.begin();
    await attempt.place();
    shop.orders.outage.end();
    shop.orders.outcome = { kind: 'pending' };
    await attempt.place();
    expect(attempt.state).toMatchObject({ kind: 'refused', failure: { kind: 'refused' } });
    expect(shop.orders.placed).toEqual([]);
  });

  it('is followed by a new key if the attempt failed', async () => {
    const { shop, attempt } = await opened();
    shop.orders.failure = { kind: 'refused', message: 'Your card was declined.' };
    await attempt.place();
    shop.orders.failure = null;
    await attempt.place();
    expect(shop.orders.placed.map(({ key }) => key)).toEqual(['id-2']);
  });

  it('never leads to a second order, whatever is lost and however often it is pressed [X-150]', async () => {
    const anyOutcome = fc.constantFrom('answered', 'lost', 'unreachable', 'refused');
    await fc.assert(
      fc.asyncProperty(fc.array(anyOutcome, { maxLength: 6 }), async (ends) => {
        const { shop, attempt } = await opened();
        for (const end of ends) {
          shop.orders.losesAnswer = end === 'lost';
          shop.orders.failure = end === 'refused' ? { kind: 'refused', message: 'No.' } : null;
          if (end === 'unreachable') shop.orders.outage.begin();
          await attempt.place();
          shop.orders.outage.end();
          expect(shop.orders.placed.length).toBeLessThanOrEqual(1);
        }
        expect(attempt.state.kind === 'placed').toBe(shop.orders.placed.length === 1);
      }),
    );
  });
});

/** The summary shows the cart. */
async function opened(payment: PaymentChoice = { kind: 'pod' }) {
  const shop = new FakeShop();
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
  shop.currentCheckout.set(Checkout.fresh.withAddress('71').withPayment(payment));
  shop.currentChoices.set(CartChoices.none.withGiftMessage('Cheers'));
  shop.carts.cart = cart;
  shop.orders.cart = cart;
  const session = shop.get(CartSession);
  const attempt = shop.get(OrderAttempt);
  await session.show({ fetch: () => attempt.review(), isReviewed: () => true });
  return { shop, session, attempt };
}
