import type { Captcha } from '../../application/shared/captcha.port';
import { refused } from '../../domain/shared/shared-refusal';
import type { IncomingCall, OperationId } from './operation';

/** Calls that require a captcha solution. */
const PROTECTED = new Set<OperationId>([
  'signIn',
  'register',
  'startGuestSession',
  'requestPasswordReset',
  'lookUpZipcode',
]);

/** The captcha is checked only if a solution is sent: the product page's zip check shows no captcha. */
const OPTIONAL = new Set<OperationId>(['lookUpZipcode']);

/** Refuses a protected call without a valid solution. */
export async function checkCaptcha(id: OperationId, request: IncomingCall, captcha: Captcha): Promise<void> {
  if (!PROTECTED.has(id) || !captcha.required) return;
  const solution = captchaSolution(request);
  if (!solution && OPTIONAL.has(id)) return;
  if (!solution || !(await captcha.accepts(solution))) throw refused({ kind: 'captcha-unsolved' });
}

export function captchaSolution(request: IncomingCall): string | undefined {
  const header = request.headers['x-captcha-solution'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}
