import { findSession } from '../postgres/customer/session.repository';
import type { Services } from '../../start/services';
import { captchaRefusal, captchaSolution } from './captcha-gate';
import { readsNoToken } from './document';
import { HttpProblem } from './http-problem';
import { LIMITS, LOOKUP_WITHOUT_CAPTCHA } from './limits';
import type { IncomingCall, OperationId, Session } from './operation';
import { tokenOf } from './token';

/** Calls that begin or end a session, or that help to: an outdated token must not stand in their way. */
const TOKEN_IS_OPTIONAL = new Set<OperationId>([
  'signIn',
  'register',
  'startGuestSession',
  'signOut',
  'requestPasswordReset',
  'changePassword',
]);

/** The call may go on, or has its answer already. */
export type Admission = { session: Session | undefined } | { answer: unknown };

/** What stands before every call, in this order: store, limits, captcha, token. */
export async function admit(id: OperationId, request: IncomingCall, services: Services): Promise<Admission> {
  checkStore(request);
  await checkLimits(id, request, services);
  const refusal = await captchaRefusal(id, request, services.captcha);
  if (refusal) return { answer: refusal };
  return { session: await sessionOf(id, request, services) };
}

/** Store id is 1 and assumed. */
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
  if (readsNoToken(id)) return undefined;
  const counts = !TOKEN_IS_OPTIONAL.has(id);
  const token = tokenOf(request, counts);
  if (!token) return undefined;
  const session = await findSession(services.db, token, services.clock.now());
  if (!session && counts) throw new HttpProblem(401, 'Please sign in again.');
  return session;
}
