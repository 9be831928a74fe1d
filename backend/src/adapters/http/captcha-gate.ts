import type { Captcha } from '../captcha/captcha';
import type { IncomingCall, OperationId } from './operation';

const REFUSAL = { code: -1, message: 'Please confirm again that you are not a robot' };

/** The calls behind a captcha and what each answers when it is not solved, in the call's own shape. */
const REFUSALS: Partial<Record<OperationId, unknown>> = {
  signIn: REFUSAL,
  register: REFUSAL,
  startGuestSession: REFUSAL,
  requestPasswordReset: [REFUSAL],
  lookUpZipcode: { ...REFUSAL, data: [] },
};

/** Without a solution these pass: the product page's zip check shows no captcha. */
const OPTIONAL = new Set<OperationId>(['lookUpZipcode']);

/** The answer that refuses the call, or undefined when it may go on. */
export async function captchaRefusal(
  id: OperationId,
  request: IncomingCall,
  captcha: Captcha,
): Promise<unknown> {
  const refusal = REFUSALS[id];
  if (!refusal || !captcha.required) return undefined;
  const solution = captchaSolution(request);
  if (!solution && OPTIONAL.has(id)) return undefined;
  return solution && (await captcha.accepts(solution)) ? undefined : refusal;
}

export function captchaSolution(request: IncomingCall): string | undefined {
  const header = request.headers['x-captcha-solution'];
  return typeof header === 'string' && header !== '' ? header : undefined;
}
