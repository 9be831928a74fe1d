import type { ProviderState } from '../states';
import { unavailable } from '../../src/domain/shared/failure';
import { newAddress, newAddressBody } from './samples/address';
import { selection, selectionBody } from './samples/order-draft';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';
import { someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('signed-out');

const SIGN_IN = 'Please sign in again.';
const signedOut = unavailable('signed-out', SIGN_IN);
const given: ProviderState = 'an invalid token is used';
const refusal = { status: 401, answer: { code: -1, message: someText(SIGN_IN) } };
const token = { api_token: fromState('token') };

outcome('a token that the backend does not know [BD-44, X-084]', {
  given,
  as: aMember,
  call: 'showCart',
  body: { ...token, cart_id: samples.cartId },
  ...refusal,
  when: ({ carts }) => carts.show(samples.cartId),
  result: signedOut,
});

outcome('a token that the backend does not know [BD-42, X-084]', {
  given,
  as: aMember,
  call: 'reviewOrder',
  body: {
    ...token,
    cart_id: samples.cartId,
    delivery_address_id: samples.addressId,
    ...selectionBody,
    delivery_date: '',
  },
  ...refusal,
  when: ({ orders }) =>
    orders.review({ cartId: samples.cartId, addressId: samples.addressId, selection, deliveryDate: '' }),
  result: signedOut,
});

outcome('a token that the backend does not know [BD-31, X-084]', {
  given,
  as: aMember,
  call: 'addAddress',
  query: { customerid: samples.customerId },
  body: { ...token, ...newAddressBody, default_address: '1', address_type: 'shipping' },
  ...refusal,
  when: ({ addressBook }) => addressBook.addShipping(newAddress, true),
  result: signedOut,
});

outcome('a token that the backend does not know [BD-39, X-084]', {
  given,
  as: aMember,
  call: 'saveCard',
  body: {
    ...token,
    card_token: ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'],
    billing_address: { ...newAddressBody, billing_address_id: samples.billingAddressId },
    wants_to_add_card: 1,
  },
  ...refusal,
  when: ({ savedCards }) =>
    savedCards.save({
      tokens: ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'],
      billingAddressId: samples.billingAddressId,
      billingAddress: newAddress,
      saveForLater: true,
    }),
  result: signedOut,
});
