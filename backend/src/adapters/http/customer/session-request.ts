import type { RegisterCommand } from '../../../application/customer/register';
import { HttpProblem } from '../http-problem';
import type { Call } from '../operation';

/**
 * From the body, or from the query for clients that still send them there, if the deployment accepts that: URLs end up
 * in logs.
 */
export function credentialsOf(
  { body, query }: Call<'signIn'> | Call<'register'>,
  acceptsQuery: boolean,
): { email: string; password: string } {
  const inQuery = acceptsQuery ? query : {};
  const [email, password] = [
    body.email || (inQuery.email ?? body.email),
    body.password || (inQuery.password ?? body.password),
  ];
  if (email === undefined) throw new HttpProblem(400, "body must have required property 'email'");
  if (password === undefined) throw new HttpProblem(400, "body must have required property 'password'");
  return { email: email.trim(), password };
}

export function parseRegistration(call: Call<'register'>, acceptsQuery: boolean): RegisterCommand {
  const { body, session } = call;
  return {
    ...credentialsOf(call, acceptsQuery),
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
