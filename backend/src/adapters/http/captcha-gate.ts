import type { Captcha } from '../../application/shared/captcha.port';
import { refused } from '../../domain/shared/shared-refusal';
import type { IncomingCall, OperationId } from './operation';

/** The calls behind a captcha. */
const PROTECTED = new Set<OperationId>([
  'signIn',
  'register',
  'startGuestSession',
  'requestPasswordReset',
  'lookUpZipcode',
]);

/** Without a solution these pass: the product page's zip check shows no captcha. */
const OPTIONAL = new Set<OperationId>(['lookUpZipcode']);

/** Refuses a protected call that brings no solution, or none that counts. */
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
