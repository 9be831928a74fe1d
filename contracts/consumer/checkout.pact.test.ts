import { Money } from '../../src/domain/shared/money';
import { failed, ok } from '../../src/domain/shared/result';
import { draft, draftBody } from './samples/order-draft';
import { attempt, byUpi, card, cardBody, onDelivery, onDeliveryBody, upiBody } from './samples/order-payment';
import { redemption, redemptionBody } from './samples/redemption';
import { contract } from './support/contract';
import { refusing } from './support/answers';
import { fromState, samples } from './support/from-state';
import { money, someText } from './support/matchers';
import { aGuest, aMember } from './support/callers';

const outcome = contract('checkout');
const placeOrder = outcome.with({ as: aMember, call: 'placeOrder' });

const placed = { code: 1, order_id: someText('100001'), amount_paid: money('129.10') };
const order = { orderId: '100001', amountPaid: Money.ofCents(129_10), paymentPage: '' };

const ways = [
  { title: 'an order paid by card', payment: card, body: cardBody },
  { title: 'an order paid on delivery', payment: onDelivery, body: onDeliveryBody },
];

for (const { title, payment, body } of ways) {
  placeOrder(`${title} [BD-48] [API-48] [PAY-37] [CONST-35]`, {
    given: 'a cart ready to order exists',
    headers: attempt,
    body,
    answer: placed,
    when: ({ orders }) => orders.place(draft(payment), samples.attemptKey),
    result: ok(order),
  });
}

const PAGE = '/payuapi/sandbox/0f8fad5b-d9cb-469f-a165-70867728950e';

placeOrder('an order by UPI, to be approved on a page of the provider [BD-48, X-151] [PAY-37] [CONST-35]', {
  given: 'a cart ready to order exists',
  headers: attempt,
  body: upiBody('jane@okbank'),
  answer: { ...placed, payment_url: someText(PAGE) },
  when: ({ orders }) => orders.place(draft(byUpi('jane@okbank')), samples.attemptKey),
  resultLike: ok({ ...order, paymentPage: expect.stringContaining(PAGE) as string }),
});

const [, riesling] = draftBody.deliverable;
const both = draft(onDelivery);
const ofGuest = both.deliveries.slice(1).map((item) => ({ ...item, lineId: samples.lineId }));
const ofGuestBody = {
  ...onDeliveryBody,
  delivery_date: fromState('nextDayDate'),
  deliverable: [{ ...riesling, item_id: fromState('lineId') }],
};

placeOrder('an order of a guest [BD-48, X-067]', {
  given: 'a guest cart ready to order exists',
  as: aGuest,
  headers: attempt,
  body: ofGuestBody,
  answer: placed,
  when: ({ orders }) => orders.place({ ...both, deliveries: ofGuest }, samples.attemptKey),
  result: ok(order),
});

const guestRefused = 'Create an account and verify your identity to buy alcohol.';

placeOrder('alcohol for a guest, where it needs an identity check [BD-48, X-012]', {
  given: 'a guest who may not buy alcohol has a cart ready to order',
  params: { because: 'identity-not-verified' },
  as: aGuest,
  headers: attempt,
  body: ofGuestBody,
  answer: { code: -1, message: someText(guestRefused), reason: 'identity-not-verified' },
  when: ({ orders }) => orders.place({ ...both, deliveries: ofGuest }, samples.attemptKey),
  result: failed({ kind: 'age-refused', reason: 'identity-not-verified', message: guestRefused }),
});

placeOrder('a redemption of prepaid drinks [BD-48, X-159, X-164]', {
  given: 'a wallet cart ready to redeem exists',
  headers: attempt,
  body: redemptionBody,
  answer: { ...placed, amount_paid: '0.00' },
  when: ({ orders }) => orders.place(redemption, samples.attemptKey),
  result: ok({ ...order, amountPaid: Money.zero }),
});

placeOrder('a cart that was ordered already [BD-48, X-150]', {
  given: 'an order was placed in an attempt',
  headers: { 'Idempotency-Key': 'another-attempt' },
  body: onDeliveryBody,
  answer: placed,
  when: ({ orders }) => orders.place(draft(onDelivery), 'another-attempt'),
  result: ok(order),
});

placeOrder('the key of another order [BD-48, X-150]', {
  given: 'an order was placed in an attempt',
  headers: { 'Idempotency-Key': fromState('attemptKey') },
  body: onDeliveryBody,
  status: 422,
  ...refusing('This request was already sent with different details.'),
  when: ({ orders }) => orders.place(draft(onDelivery), samples.attemptKey),
});

const attemptBody = { api_token: fromState('token'), cart_id: fromState('cartId') };
const attemptHeaders = { 'Idempotency-Key': fromState('attemptKey') };

const getOrderAttempt = outcome.with({
  as: aMember,
  call: 'getOrderAttempt',
  body: attemptBody,
  when: ({ orders }) => orders.outcomeOf(samples.cartId, samples.attemptKey),
});

getOrderAttempt('an attempt that became an order [X-150]', {
  given: 'an order was placed in an attempt',
  headers: attemptHeaders,
  answer: { status: 'placed', order_id: someText('100001'), amount_paid: money('129.10') },
  result: ok({ kind: 'placed', order }),
});

getOrderAttempt('an attempt whose order waits for its payment [X-150, X-151]', {
  given: 'an order of an attempt waits for its payment',
  headers: attemptHeaders,
  answer: {
    status: 'placed',
    order_id: someText('100001'),
    amount_paid: money('129.10'),
    payment_url: someText(PAGE),
  },
  resultLike: ok({
    kind: 'placed',
    order: { ...order, paymentPage: expect.stringContaining(PAGE) as string },
  }),
});

getOrderAttempt('an attempt that failed [X-150]', {
  given: 'an attempt to order failed',
  headers: attemptHeaders,
  answer: { status: 'failed', message: someText('Your card was declined.') },
  result: ok({ kind: 'failed', message: 'Your card was declined.' }),
});

getOrderAttempt('an attempt whose payment is not decided yet [X-150]', {
  given: 'an order of an attempt is being paid',
  headers: attemptHeaders,
  answer: { status: 'pending' },
  result: ok({ kind: 'pending' }),
});

getOrderAttempt('an unknown attempt [X-150]', {
  given: 'a cart ready to order exists',
  headers: attempt,
  answer: { status: 'unknown' },
  result: ok({ kind: 'unknown' }),
});
