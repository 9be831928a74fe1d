import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

/**
 * Signs in. Keep the token where the client's `token` option finds it. The visitor's cart is merged into the
 * customer's.
 */
export async function signIn(shop: ShopClient, { password }: { password: string }) {
  const answer = await shop.signIn({ body: { email: 'jane@example.com', password, cart_id: '' } });
  return orThrow(answer).data.result!.api_token;
}

/** Creates an account and signs in. */
export async function register(shop: ShopClient) {
  const password = 'correct horse battery';
  const name = { first_name: 'Nora', last_name: 'Newman' };
  const body = { email: 'new@example.com', password, confirm_password: password, ...name };
  return orThrow(await shop.register({ body })).data.result!.api_token;
}

/** Starts a guest session with an e-mail address alone. */
export async function startGuestSession(shop: ShopClient, { cartId }: { cartId: string }) {
  const body = { customer_email: 'guest@example.com', cart_id: cartId };
  return orThrow(await shop.startGuestSession({ body })).data.data!.api_token;
}

/** Requests a password reset link by mail; the answer does not reveal whether the address has an account. */
export async function requestPasswordReset(shop: ShopClient) {
  return orThrow(await shop.requestPasswordReset({ body: { email: 'jane@example.com' } })).data.message;
}

/** Sets a new password, using the token from the mailed link. */
export async function changePassword(shop: ShopClient, { resetToken }: { resetToken: string }) {
  const password = 'battery staple horse';
  const body = { reset_token: resetToken, new_password: password, confirm_password: password };
  return orThrow(await shop.changePassword({ body })).succeeded;
}

/** Ends the session on the server, which makes the token invalid. */
export async function signOut(shop: ShopClient) {
  return orThrow(await shop.signOut({ body: {} })).succeeded;
}

/** Who is signed in, and their preferences. */
export async function getDashboard(shop: ShopClient) {
  return orThrow(await shop.getDashboard({ body: {} })).data.data!.email;
}
