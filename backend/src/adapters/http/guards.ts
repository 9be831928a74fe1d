import { Sessions } from '../../application/customer/sessions.port';
import type { Session } from '../../domain/customer/session';
import type { Services } from './services';
import { captchaSolution, checkCaptcha } from './captcha-check';
import { declaresInQuery, ignoresToken } from './openapi-document';
import { HttpProblem } from './http-problem';
import { LIMITS, LOOKUP_WITHOUT_CAPTCHA } from './limits';
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

/** Checks before every call, in this order: store, rate limit, captcha, token. Returns the caller's session. */
export async function checkCall(
  id: OperationId,
  request: IncomingCall,
  services: Services,
): Promise<Session | undefined> {
  checkStore(request);
  await checkLimits(id, request, services);
  await checkCaptcha(id, request, services.captcha);
  return sessionOf(id, request, services);
}

/** The store id is 1, and assumed if absent. */
function checkStore(request: IncomingCall): void {
  for (const part of [request.body, request.query]) {
    const store = typeof part === 'object' && part !== null && 'store_id' in part ? part.store_id : undefined;
    if (store !== undefined && Number(store) !== 1) throw new HttpProblem(400, 'store_id must be 1.');
  }
}

async function checkLimits(id: OperationId, request: IncomingCall, { limits }: Services): Promise<void> {
  const limit = LIMITS[id];
  if (limit) await limits.take(`${id}:${request.ip}`, limit);
  if (id === 'lookUpZipcode' && !captchaSolution(request))
    await limits.take(`${id}:bare:${request.ip}`, LOOKUP_WITHOUT_CAPTCHA);
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
