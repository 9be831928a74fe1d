import type { RegisterCommand } from '../../../application/customer/register';
import { HttpProblem } from '../http-problem';
import type { Call } from '../operation';

/** From the body, or from the query for clients that still send them there. */
export function credentialsOf({ body, query }: Call<'signIn'> | Call<'register'>): {
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

export function parseRegistration(call: Call<'register'>): RegisterCommand {
  const { body, session } = call;
  return {
    ...credentialsOf(call),
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
