import { Sessions } from '../../application/customer/sessions.port';
import type { Session } from '../../domain/customer/session';
import type { Services } from './services';
import { checkCaptcha } from './captcha-check';
import { declaresInQuery, ignoresToken } from './openapi-document';
import { HttpProblem } from './http-problem';
import { clientAddress } from './client-address';
import { limitsOf } from './limits';
import type { IncomingCall, OperationId } from './operation';
import { tokenOf } from './token';

/** Calls that begin or end a session, or lead to one: an expired token must not block them. */
const TOKEN_IS_OPTIONAL = new Set<OperationId>([
  'signIn',
  'register',
  'startGuestSession',
  'signOut',
  'requestPasswordReset',
  'changePassword',
]);

/** Checks before every call, in this order: store, address, captcha, token, customer. Returns the caller's session. */
export async function checkCall(
  id: OperationId,
  request: IncomingCall,
  services: Services,
): Promise<Session | undefined> {
  checkStore(request);
  for (const { key, limit } of limitsOf(id, 'address', request))
    await services.limits.take(`${key}:${clientAddress(request.ip)}`, limit);
  await checkCaptcha(id, request, services.captcha);
  const session = await sessionOf(id, request, services);
  if (session)
    for (const { key, limit } of limitsOf(id, 'customer', request))
      await services.limits.take(`${key}:${session.customerId}`, limit);
  return session;
}

/** The store id is 1, and assumed if absent. */
function checkStore(request: IncomingCall): void {
  for (const part of [request.body, request.query]) {
    const store = typeof part === 'object' && part !== null && 'store_id' in part ? part.store_id : undefined;
    if (store !== undefined && Number(store) !== 1) throw new HttpProblem(400, 'store_id must be 1.');
  }
}

async function sessionOf(
  id: OperationId,
  request: IncomingCall,
  services: Services,
): Promise<Session | undefined> {
  if (ignoresToken(id)) return undefined;
  const mustBeValid = !TOKEN_IS_OPTIONAL.has(id);
  const acceptsQuery = services.settings.legacyCredentialQuery && declaresInQuery(id, 'api_token');
  const token = tokenOf(request, { mustAgree: mustBeValid, acceptsQuery });
  if (!token) return undefined;
  const session = await services.data.get(Sessions).find(token, services.clock.now());
  if (!session && mustBeValid) throw new HttpProblem(401, 'Please sign in again.');
  return session;
}
