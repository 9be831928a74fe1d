import { changePassword, requestPasswordReset } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { PasswordResets } from '../../../application/customer/password-resets.port';
import { OptionalCalls } from '../../../application/shared/optional-calls';
import type { CaptchaSolution } from '../../../application/shared/captcha.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { emptyResult } from '../shared/empty-result';
import { captchaHeader } from '../shared/captcha-header';

@injectable()
export class HttpPasswordResets extends PasswordResets {
  readonly isOffered: boolean;

  constructor(
    private readonly api: Api,
    optionalCalls: OptionalCalls,
  ) {
    super();
    this.isOffered = optionalCalls.has('requestPasswordReset');
  }

  async request(
    email: string,
    cartId: string | undefined,
    captcha: CaptchaSolution,
  ): Promise<Result<string, CallFailure>> {
    const body = cartId === undefined ? { email } : { email, cart_id: cartId };
    const answer = await this.api.call(requestPasswordReset, { body, headers: captchaHeader(captcha) });
    if (!answer.ok) return callFailed(answer.failure);
    const message = answer.message ?? '';
    return answer.succeeded ? ok(message) : refused(message);
  }

  async change(
    token: string,
    newPassword: string,
    confirmPassword: string,
  ): Promise<Result<null, CallFailure>> {
    const body = { reset_token: token, new_password: newPassword, confirm_password: confirmPassword };
    return emptyResult(await this.api.call(changePassword, { body }));
  }
}
