import { DELIVERY_ADDRESS_REQUIRED } from '../../rules/checkout/delivery-address';
import { TOO_YOUNG } from '../../rules/identity/age';
import type { OrderDraft } from '../../src/domain/checkout/order-draft';
import type { OrderFailure } from '../../src/domain/checkout/order-outcome';
import type { AgeReason } from '../../src/domain/identity/age-refusal';
import { NO_PAYMENT } from '../../src/domain/checkout/payment-choice';
import { Money } from '../../src/domain/shared/money';
import { failed } from '../../src/domain/shared/result';
import type { ProviderState } from '../states';
import { signedOut, tooOftenForShell } from './support/answers';
import { draft, draftBody } from './samples/order-draft';
import { attempt, byUpi, card, cardBody, onDelivery, onDeliveryBody, upiBody } from './samples/order-payment';
import { redemption, redemptionBody } from './samples/redemption';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';
import { someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('order-refusals');

interface Refusal {
  readonly title: string;
  readonly given: ProviderState;
  readonly params?: Record<string, string | number>;
  readonly draft: OrderDraft;
  readonly body: object;
  readonly status?: number;
  readonly answer: object;
  readonly failure: OrderFailure;
}

const ready: ProviderState = 'a cart ready to order exists';

/** The domain result of a refusal that has a message only. */
const refusal = (message: string) => ({
  answer: { code: -1, message: someText(message) },
  failure: { kind: 'refused', message } as const,
});

const OTHER_ZIPCODE_TEXT = 'Delivery zipcode Doesnot match with selected product zipcode';
const GONE = 'Some items are no longer available.';
const [bourbon, riesling] = draftBody.deliverable;
const withFirstDate = (date: string) => ({
  ...draft(onDelivery),
  deliveries: draft(onDelivery).deliveries.map((item, index) => (index === 0 ? { ...item, date } : item)),
});
const toAddress = (addressId: string, billingAddressId: string): OrderDraft => {
  const order = draft(onDelivery);
  return { ...order, checkout: order.checkout.withAddress(addressId), billingAddressId };
};
/** For a state without addresses, dates and lines. */
const bareDraft: OrderDraft = { ...draft(onDelivery), deliveries: [] };
const bareBody = {
  ...onDeliveryBody,
  delivery_address_id: samples.addressId,
  billing_address_id: samples.billingAddressId,
  delivery_date: '',
  deliverable: [],
};

const invalidItems = (message: string, itemMessage: string) => ({
  answer: {
    code: -1,
    message: someText(message),
    invalid_items: [{ product_id: '1011', message: itemMessage ? someText(itemMessage) : '' }],
  },
  failure: { kind: 'invalid-items', items: [{ variantId: '1011', message: itemMessage }], message } as const,
});

/** The reason tells the shop how the shopper can resolve it. */
const ageRefusal = (reason: AgeReason, message: string) => ({
  params: { because: reason },
  answer: { code: -1, message: someText(message), reason },
  failure: { kind: 'age-refused', reason, message } as const,
});

const FACE_CHECK_REQUIRED = 'Verify Yourself Before Placing An Order';

const refusals: Refusal[] = [
  {
    title: 'a member who needs a face check first',
    given: 'a member who must show their face first has a cart ready to order',
    draft: draft(onDelivery),
    body: onDeliveryBody,
    answer: { code: -1, message: FACE_CHECK_REQUIRED },
    failure: { kind: 'face-check-required', message: FACE_CHECK_REQUIRED },
  },
  {
    title: 'alcohol for a member who has not declared to be over 21',
    given: 'a member who may not buy alcohol has a cart ready to order',
    draft: draft(onDelivery),
    body: onDeliveryBody,
    ...ageRefusal('age-not-declared', 'Confirm that you are over 21 to buy alcohol.'),
  },
  {
    title: 'alcohol for a member who is not over 21',
    given: 'a member who may not buy alcohol has a cart ready to order',
    draft: draft(onDelivery),
    body: onDeliveryBody,
    ...ageRefusal('too-young', TOO_YOUNG),
  },
  {
    title: 'alcohol for a member who needs an identity check first',
    given: 'a member who may not buy alcohol has a cart ready to order',
    draft: draft(onDelivery),
    body: onDeliveryBody,
    ...ageRefusal('identity-not-verified', 'Verify your age and identity to buy alcohol.'),
  },
  {
    title: 'prepaid drinks that were redeemed meanwhile',
    given: 'a wallet cart ready to redeem exists',
    params: { millilitres: 375 },
    draft: redemption,
    body: redemptionBody,
    ...invalidItems(GONE, 'You do not have enough of this in your wallet.'),
  },
  {
    title: 'an item that sold out, with a message',
    given: 'a cart with an item that sold out exists',
    params: { message: 'Sold out at this store.' },
    draft: draft(onDelivery),
    body: onDeliveryBody,
    ...invalidItems(GONE, 'Sold out at this store.'),
  },
  {
    title: 'an item that sold out, without a message',
    given: 'a cart with an item that sold out exists',
    draft: draft(onDelivery),
    body: onDeliveryBody,
    ...invalidItems(GONE, ''),
  },
  {
    title: 'an item whose price changed',
    given: 'a cart with an item whose price changed exists',
    draft: draft(onDelivery),
    body: onDeliveryBody,
    ...invalidItems('Some prices have changed.', 'The price is now $44.00.'),
  },
  {
    title: 'a date on a holiday',
    given: 'a cart with a date on a holiday exists',
    draft: withFirstDate(samples.holidayDate),
    body: {
      ...onDeliveryBody,
      delivery_date: fromState('holidayDate'),
      deliverable: [{ ...bourbon, date: fromState('holidayDate') }, riesling],
    },
    answer: { code: 'false', message: 'Invalid shipping dates detected' },
    failure: { kind: 'invalid-dates', message: 'Invalid shipping dates detected' },
  },
  {
    title: 'a card that is declined',
    given: 'the saved card will be declined',
    draft: draft(card),
    body: cardBody,
    ...refusal('Your card was declined.'),
  },
  {
    title: 'an unknown card',
    given: ready,
    draft: draft({ ...card, cardId: 'card_gone' }),
    body: { ...cardBody, card_id: 'card_gone' },
    ...refusal('This card does not exist.'),
  },
  {
    title: 'an invalid UPI id',
    given: ready,
    draft: draft(byUpi('nobody@okbank')),
    body: upiBody('nobody@okbank'),
    answer: { code: -1, message: 'please provide valid UPI ID' },
    failure: { kind: 'refused', message: 'please provide valid UPI ID' },
  },
  {
    title: 'no payment method',
    given: ready,
    draft: draft(NO_PAYMENT),
    body: { ...draftBody, payment_method: 0 },
    ...refusal('Please choose a payment method.'),
  },
  {
    title: 'a tip that is not offered',
    given: ready,
    draft: { ...draft(onDelivery), tip: Money.ofCents(1_23) },
    body: { ...onDeliveryBody, driver_tip: '1.23' },
    ...refusal('Please choose one of the available tips.'),
  },
  {
    title: 'no address at all',
    given: ready,
    draft: toAddress('', ''),
    body: { ...onDeliveryBody, delivery_address_id: '', billing_address_id: '' },
    answer: { code: -1, message: DELIVERY_ADDRESS_REQUIRED },
    failure: { kind: 'refused', message: DELIVERY_ADDRESS_REQUIRED },
  },
  {
    title: 'an unknown address',
    given: ready,
    draft: toAddress('9999', samples.billingAddressId),
    body: { ...onDeliveryBody, delivery_address_id: '9999' },
    ...refusal('This address does not exist.'),
  },
  {
    title: 'an address of another zipcode',
    given: ready,
    draft: toAddress(samples.otherAddressId, samples.billingAddressId),
    body: { ...onDeliveryBody, delivery_address_id: fromState('otherAddressId') },
    answer: { code: -1, message: OTHER_ZIPCODE_TEXT },
    failure: { kind: 'refused', message: OTHER_ZIPCODE_TEXT },
  },
  {
    title: 'an empty cart',
    given: 'an empty cart exists',
    draft: bareDraft,
    body: bareBody,
    ...refusal('Your cart is empty.'),
  },
  {
    title: 'an unknown cart',
    given: 'no cart exists',
    draft: bareDraft,
    body: { ...bareBody, cart_id: samples.cartId },
    ...refusal('This cart does not exist.'),
  },
  {
    title: 'a token that the backend does not know',
    given: 'an invalid token is used',
    draft: bareDraft,
    body: { ...bareBody, cart_id: samples.cartId },
    ...signedOut(),
    failure: signedOut().result.failure,
  },
  {
    title: 'too many orders in an hour',
    draft: bareDraft,
    body: { ...bareBody, cart_id: samples.cartId },
    ...tooOftenForShell,
    failure: tooOftenForShell.result.failure,
  },
  {
    title: 'a server fault',
    given: 'a call fails on purpose',
    params: { operationId: 'placeOrder', kind: 'detail' },
    draft: bareDraft,
    body: { ...bareBody, cart_id: samples.cartId },
    status: 500,
    answer: { detail: someText('The till is jammed') },
    failure: { kind: 'unavailable', reason: 'fault', message: 'The till is jammed' },
  },
];

for (const { title, draft: order, failure, body, ...rest } of refusals) {
  outcome(`${title} [BD-48]`, {
    ...rest,
    as: aMember,
    call: 'placeOrder',
    headers: attempt,
    body: { ...body },
    when: ({ orders }) => orders.place(order, samples.attemptKey),
    result: failed(failure),
  });
}
