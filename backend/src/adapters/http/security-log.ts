import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { alwaysLogged } from './always-logged';
import type { OperationId } from './operation';
import type { AnyRefusal } from './refusals';
import type { Services } from './services';

/** They let a person in or out, or change what lets them in: success is logged as well as refusal. */
const SIGN_IN_CALLS = new Set<OperationId>([
  'register',
  'signIn',
  'signOut',
  'requestPasswordReset',
  'changePassword',
]);

/** What is refused to those who guess, try what is not theirs, or get around a check, and rarely to anybody else. */
const SUSPICIOUS = new Set<AnyRefusal['kind']>([
  'too-many-attempts',
  'captcha-unsolved',
  'too-young',
  'guest-cart-not-found',
  'address-not-found',
  'card-not-found',
  'application-not-found',
  'no-cart-to-order',
  'cart-not-found',
  'redemption-not-found',
]);

/** Of calls that are malformed, not allowed or too large; the other statuses are those of refusals. */
const REJECTED = new Set([400, 401, 403, 413]);

const EVENT = 'Security event';

/**
 * The log for security events: in production at any LOG_LEVEL but silent. Whose call it was is in the proxy's access
 * log, under the request id: no line has a person, an address or a token (BDG-05).
 */
function securityLog({ log, settings }: Pick<Services, 'log' | 'settings'>): FastifyBaseLogger {
  return settings.mode === 'production' ? alwaysLogged(log) : log;
}

/** What is logged of the calls of one operation. */
export function callEvents(call: OperationId, services: Pick<Services, 'log' | 'settings'>) {
  const log = securityLog(services);
  const isSignIn = SIGN_IN_CALLS.has(call);
  return {
    done(): void {
      if (isSignIn) log.info({ call, outcome: 'done' }, EVENT);
    },
    refused({ kind }: AnyRefusal): void {
      if (isSignIn || SUSPICIOUS.has(kind)) log.info({ call, outcome: kind }, EVENT);
    },
  };
}

/** Logs calls that are rejected before or by their checks. */
export function logRejectedCalls(app: FastifyInstance, services: Pick<Services, 'log' | 'settings'>): void {
  const log = securityLog(services);
  app.addHook('onResponse', ({ routeOptions: { schema } }, { statusCode }, done) => {
    const { operationId: call } = (schema ?? {}) as { operationId?: string };
    if (call !== undefined && REJECTED.has(statusCode)) log.info({ call, outcome: statusCode }, EVENT);
    done();
  });
}
