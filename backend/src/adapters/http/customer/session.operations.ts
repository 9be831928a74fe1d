import type { Services } from '../services';
import { HttpProblem } from '../http-problem';
import type { Answer, Call, Operations } from '../operation';
import { GuestSessionService } from '../../../application/customer/guest-session.service';
import { RegistrationService, type Registration } from '../../../application/customer/registration.service';
import { closeSession } from '../../postgres/customer/session.repository';
import { SignInService, type SignedIn } from '../../../application/customer/sign-in.service';

/** Calls that begin and end a session: BD-19, BD-20, BD-21, BD-49. */
export function sessionOperations({ db, clock, limits, sessionCarts }: Services): Operations {
  const signIns = new SignInService(db, clock, limits, sessionCarts);
  const registrations = new RegistrationService(db, clock, sessionCarts);
  const guests = new GuestSessionService(db, clock);
  return {
    signIn: async (call) => {
      const signedIn = await signIns.signIn({
        ...credentials(call),
        cartId: call.body.cart_id,
        session: call.session,
        ip: call.ip,
      });
      return signedIn ? signInAnswer(signedIn) : { code: -1, message: 'The email or password is not right.' };
    },
    register: async (call) => {
      const outcome = await registrations.register(registrationOf(call));
      if (outcome.kind === 'refused') return { code: -1, message: outcome.message };
      if (outcome.kind === 'email-taken')
        return { code: 2, message: 'An account with this email already exists.' };
      const result = {
        api_token: outcome.token,
        cart_id: outcome.cartId,
        customer_id: String(outcome.customerId),
      };
      return { code: 1, message: 'User Created.', result };
    },
    startGuestSession: async ({ body, session }) => {
      const outcome = await guests.start({
        email: body.customer_email.trim(),
        cartId: body.cart_id,
        session,
      });
      if (outcome.kind === 'refused') return { code: -1, message: outcome.message };
      return { code: 1, data: { customer_id: String(outcome.customerId), api_token: outcome.token } };
    },
    signOut: async ({ session }) => {
      if (session) await closeSession(db, session.tokenHash);
      return { code: 1, message: 'Signed out.' };
    },
  };
}

/** From the body; from the query where a client still sends them there. */
function credentials({ body, query }: Call<'signIn'> | Call<'register'>): {
  email: string;
  password: string;
} {
  const [email, password] = [
    body.email || (query.email ?? body.email),
    body.password || (query.password ?? body.password),
  ];
  if (email === undefined) throw new HttpProblem(400, "body must have required property 'email'");
  if (password === undefined) throw new HttpProblem(400, "body must have required property 'password'");
  return { email: email.trim(), password };
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

function registrationOf(call: Call<'register'>): Registration {
  const { body, session } = call;
  return {
    ...credentials(call),
    confirmPassword: body.confirm_password,
    firstName: body.first_name.trim(),
    lastName: body.last_name.trim(),
    dateOfBirth: body.dob?.trim() ?? '',
    gender: body.gender?.trim() ?? '',
    country: body.country?.trim() || 'US',
    newsletterSubscription: body.newsletter_subscription === '1',
    cartId: body.cart_id,
    session,
  };
}
