import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

/** Signs in; keep the token where `token` of the client finds it. What lay in the visitor's cart comes along. */
export async function signIn(shop: ShopClient, { password }: { password: string }) {
  const answer = await shop.signIn({ body: { email: 'jane@example.com', password, cart_id: '' } });
  return orThrow(answer).data.result!.api_token;
}

/** A new account, signed in at once. */
export async function register(shop: ShopClient) {
  const password = 'correct horse battery';
  const name = { first_name: 'Nora', last_name: 'Newman' };
  const body = { email: 'new@example.com', password, confirm_password: password, ...name };
  return orThrow(await shop.register({ body })).data.result!.api_token;
}

/** A guest buys with an e-mail alone; an address that has an account must sign in. */
export async function startGuestSession(shop: ShopClient, { cartId }: { cartId: string }) {
  const body = { customer_email: 'guest@example.com', cart_id: cartId };
  return orThrow(await shop.startGuestSession({ body })).data.data!.api_token;
}

/** A mail with a link; the answer is the same for an address that has no account. */
export async function requestPasswordReset(shop: ShopClient) {
  return orThrow(await shop.requestPasswordReset({ body: { email: 'jane@example.com' } })).data.message;
}

/** The new password, with the token of the mailed link. */
export async function changePassword(shop: ShopClient, { resetToken }: { resetToken: string }) {
  const password = 'battery staple horse';
  const body = { reset_token: resetToken, new_password: password, confirm_password: password };
  return orThrow(await shop.changePassword({ body })).succeeded;
}

/** Ends the session on the server; the token is worth nothing from here on. */
export async function signOut(shop: ShopClient) {
  return orThrow(await shop.signOut({ body: {} })).succeeded;
}

/** Who is signed in, and what they asked for. */
export async function getDashboard(shop: ShopClient) {
  return orThrow(await shop.getDashboard({ body: {} })).data.data!.email;
}
