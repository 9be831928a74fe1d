import { newAddress, newAddressBody } from './samples/address';
import { selection, selectionBody } from './samples/order-draft';
import { unknownToken } from './support/answers';
import { contract } from './support/contract';
import { fromState, samples } from './support/from-state';

const outcome = contract('signed-out');

const token = { api_token: fromState('token') };

outcome('a token that the backend does not know [BD-44, X-084]', {
  ...unknownToken,
  call: 'showCart',
  body: { ...token, cart_id: samples.cartId },
  when: ({ carts }) => carts.show(samples.cartId),
});

outcome('a token that the backend does not know [BD-42, X-084]', {
  ...unknownToken,
  call: 'reviewOrder',
  body: {
    ...token,
    cart_id: samples.cartId,
    delivery_address_id: samples.addressId,
    ...selectionBody,
    delivery_date: '',
  },
  when: ({ orders }) =>
    orders.review({ cartId: samples.cartId, addressId: samples.addressId, selection, deliveryDate: '' }),
});

outcome('a token that the backend does not know [BD-31, X-084]', {
  ...unknownToken,
  call: 'addAddress',
  query: { customerid: samples.customerId },
  body: { ...token, ...newAddressBody, default_address: '1', address_type: 'shipping' },
  when: ({ addressBook }) => addressBook.addShipping(newAddress, true),
});

outcome('a token that the backend does not know [BD-39, X-084]', {
  ...unknownToken,
  call: 'saveCard',
  body: {
    ...token,
    card_token: ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'],
    billing_address: { ...newAddressBody, billing_address_id: samples.billingAddressId },
    wants_to_add_card: 1,
  },
  when: ({ savedCards }) =>
    savedCards.save({
      tokens: ['tok_sandbox_visa_0831_1', 'tok_sandbox_visa_0831_2'],
      billingAddressId: samples.billingAddressId,
      billingAddress: newAddress,
      saveForLater: true,
    }),
});
