import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

interface Customer {
  customerId: string;
}

interface Address extends Customer {
  addressId: string;
}

const HOME = {
  first_name: 'Jane',
  last_name: 'Doe',
  city: 'New York',
  state: 'NY',
  telephone: '2125550100',
};

const isToken = (result: string) => /^\S{20,}$/.test(result);

/**
 * Signs in. Keep the token where the client's `token` option finds it. The visitor's cart is merged into the
 * customer's.
 */
export const signIn = example({
  given: 'a registered customer jane@example.com exists',
  async run(shop, { password }: { password: string }) {
    const answer = await shop.signIn({ body: { email: 'jane@example.com', password, cart_id: '' } });
    return orThrow(answer).data.result!.api_token;
  },
  result: isToken,
});

/** Creates an account and signs in. */
export const register = example({
  given: 'no customer new@example.com exists',
  async run(shop) {
    const password = 'correct horse battery';
    const name = { first_name: 'Nora', last_name: 'Newman' };
    const body = { email: 'new@example.com', password, confirm_password: password, ...name };
    return orThrow(await shop.register({ body })).data.result!.api_token;
  },
  result: isToken,
});

/** Starts a guest session with an e-mail address alone. */
export const startGuestSession = example({
  given: 'a visitor cart with two items exists',
  async run(shop, { cartId }: { cartId: string }) {
    const body = { customer_email: 'guest@example.com', cart_id: cartId };
    return orThrow(await shop.startGuestSession({ body })).data.data!.api_token;
  },
  result: isToken,
});

/** Requests a password reset link by mail; the answer does not reveal whether the address has an account. */
export const requestPasswordReset = example({
  given: 'a registered customer jane@example.com exists',
  async run(shop) {
    return orThrow(await shop.requestPasswordReset({ body: { email: 'jane@example.com' } })).data.message;
  },
  result: 'If there is an account with this email, we have sent it a link to set a new password.',
});

/** Sets a new password, using the token from the mailed link. */
export const changePassword = example({
  given: 'a valid reset token exists',
  async run(shop, { resetToken }: { resetToken: string }) {
    const password = 'battery staple horse';
    const body = { reset_token: resetToken, new_password: password, confirm_password: password };
    return orThrow(await shop.changePassword({ body })).succeeded;
  },
  result: true,
});

/** Ends the session on the server, which makes the token invalid. */
export const signOut = example({
  given: 'a signed-in customer exists',
  async run(shop) {
    return orThrow(await shop.signOut({ body: {} })).succeeded;
  },
  result: true,
});

/** Who is signed in, and their preferences. */
export const getDashboard = example({
  given: 'a signed-in customer exists',
  async run(shop) {
    return orThrow(await shop.getDashboard({ body: {} })).data.data!.email;
  },
  result: 'jane@example.com',
});

/** Lists the addresses of a customer, one per line. */
export const listAddresses = example({
  given: 'a customer with two shipping addresses exists',
  async run(shop, { customerId }: Customer) {
    const { data } = orThrow(
      await shop.listAddresses({ query: { customerid: customerId }, body: { address_type: 'shipping' } }),
    );
    return data.data.map(({ street1, city, zipcode }) => `${street1}, ${city} ${zipcode}`);
  },
  result: ['350 5th Avenue, New York 10001', '1 Ferry Building, San Francisco 94105'],
});

/** The same with GET, the form of the second specification document. */
export const listAddressesByQuery = example({
  given: 'a customer with two shipping addresses exists',
  async run(shop, { customerId }: Customer) {
    const { data } = orThrow(await shop.listAddressesByQuery({ query: { customerid: customerId } }));
    return data.data.map(({ address_id }) => address_id);
  },
  result: ['701', '702'],
});

/** Adds an address for both delivery and billing. */
export const addAddress = example({
  given: 'a signed-in customer exists',
  async run(shop, { customerId }: Customer) {
    const place = { street1: '350 5th Avenue', zipcode: '10001', nickname: 'Work' };
    const body = { ...HOME, ...place, address_type: 'shipping' as const, billing_address: '1' as const };
    const { data } = orThrow(await shop.addAddress({ query: { customerid: customerId }, body }));
    return data.address_id;
  },
  result: '1',
});

/** Updates an address. Every field is sent, and the street as one text. */
export const updateAddress = example({
  given: 'a customer with two shipping addresses exists',
  async run(shop, { addressId }: Address) {
    const body = { ...HOME, address_id: addressId, street: '20 W 34th Street\nFloor 3', postcode: '10001' };
    return orThrow(await shop.updateAddress({ body })).succeeded;
  },
  result: true,
});

/** Deletes an address. Another customer's address is answered like one that does not exist. */
export const deleteAddress = example({
  given: 'a customer with two shipping addresses exists',
  async run(shop, { addressId }: Address) {
    return orThrow(await shop.deleteAddress({ body: { address_id: addressId } })).succeeded;
  },
  result: true,
});

/** Makes an address the default for the next order. */
export const setDefaultAddress = example({
  given: 'a customer with two shipping addresses exists',
  async run(shop, { customerId, addressId }: Address) {
    const body = { customer_id: customerId, address_id: addressId };
    return orThrow(await shop.setDefaultAddress({ body })).succeeded;
  },
  result: true,
});

/** Deletes a saved card. */
export const removeCard = example({
  given: 'a signed-in customer with saved cards exists',
  async run(shop, { cardId }: { cardId: string }) {
    return orThrow(await shop.removeCard({ body: { card_id: cardId } })).succeeded;
  },
  result: true,
});
