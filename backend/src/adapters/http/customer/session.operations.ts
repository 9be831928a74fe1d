import { Register } from '../../../application/customer/register';
import { Sessions } from '../../../application/customer/sessions.port';
import { SignIn, type SignedIn } from '../../../application/customer/sign-in';
import { StartGuestSession } from '../../../application/customer/start-guest-session';
import type { Answer, Operations } from '../operation';
import type { Services } from '../services';
import { credentialsOf, parseRegistration } from './session-request';

/** Calls that begin and end a session: BD-19, BD-20, BD-21, BD-49. */
export function sessionOperations(services: Services): Operations {
  const { data, clock, limits, passwords, commonPasswords, sessionCarts, settings } = services;
  const signIn = new SignIn(data, clock, limits, passwords, sessionCarts);
  const register = new Register(data, clock, passwords, commonPasswords, sessionCarts);
  const startGuestSession = new StartGuestSession(data, clock);
  const sessions = data.get(Sessions);
  return {
    signIn: async (call) => {
      const { body, session, ip } = call;
      const command = {
        ...credentialsOf(call, settings.legacyCredentialQuery),
        cartId: body.cart_id,
        session,
        ip,
        solvedCaptcha: settings.captcha.required,
      };
      return signInAnswer(await signIn.execute(command));
    },
    register: async (call) => {
      const { token, cartId, customerId } = await register.execute(
        parseRegistration(call, settings.legacyCredentialQuery),
      );
      const result = { api_token: token, cart_id: cartId, customer_id: String(customerId) };
      return { code: 1, message: 'User Created.', result };
    },
    startGuestSession: async ({ body, session }) => {
      const command = { email: body.customer_email.trim(), cartId: body.cart_id, session };
      const { customerId, token } = await startGuestSession.execute(command);
      return { code: 1, data: { customer_id: String(customerId), api_token: token } };
    },
    signOut: async ({ session }) => {
      if (session) await sessions.close(session.tokenHash);
      return { code: 1, message: 'Signed out.' };
    },
  };
}

function signInAnswer({ token, customer, cart }: SignedIn): Answer<'signIn'> {
  return {
    code: 1,
    message: 'success',
    result: {
      api_token: token,
      cart_id: cart.id,
      customer_id: String(customer.id),
      is_verified: customer.isVerified ? 1 : 0,
      total_product_in_cart: cart.units,
      cust_name: `${customer.firstName} ${customer.lastName}`.trim(),
      verification_id: customer.verificationId ?? '',
    },
  };
}
