import { getDashboard, register, signIn, signOut, startGuestSession } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  Accounts,
  type Credentials,
  type GuestSession,
  type Registered,
  type Registration,
  type SignedIn,
} from '../../../application/customer/accounts.port';
import type { CaptchaSolution } from '../../../application/shared/captcha.port';
import type { Dashboard, Preferences } from '../../../domain/customer/dashboard';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { captchaHeader } from '../shared/captcha-header';
import { emptyResult } from '../shared/empty-result';
import { toDashboard, toPreferencesBody, toRegisterBody, toRegistered, toSignedIn } from './to-account';

@injectable()
export class HttpAccounts extends Accounts {
  constructor(private readonly api: Api) {
    super();
  }

  /** Success is code 1 and the message `success`, both (AUTH-30, X-065). */
  async signIn(
    { email, password }: Credentials,
    cartId: string,
    captcha: CaptchaSolution,
  ): Promise<Result<SignedIn, CallFailure>> {
    const body = { email, password, cart_id: cartId };
    const answer = await this.api.call(signIn, { body, headers: captchaHeader(captcha) });
    if (!answer.ok) return callFailed(answer.failure);
    const { result } = answer.data;
    return answer.succeeded && answer.message === 'success' && result
      ? ok(toSignedIn(result))
      : refused(answer.message ?? '');
  }

  async register(
    registration: Registration,
    cartId: string,
    captcha: CaptchaSolution,
  ): Promise<Result<Registered, CallFailure>> {
    const body = toRegisterBody(registration, cartId);
    const answer = await this.api.call(register, { body, headers: captchaHeader(captcha) });
    if (!answer.ok) return callFailed(answer.failure);
    const { result } = answer.data;
    return answer.succeeded && result ? ok(toRegistered(result)) : refused(answer.message ?? '');
  }

  async startGuestSession(
    email: string,
    cartId: string,
    captcha: CaptchaSolution,
  ): Promise<Result<GuestSession, CallFailure>> {
    const body = { customer_email: email, cart_id: cartId };
    const answer = await this.api.call(startGuestSession, { body, headers: captchaHeader(captcha) });
    if (!answer.ok) return callFailed(answer.failure);
    const { data } = answer.data;
    return answer.succeeded && data
      ? ok({ token: data.api_token, customerId: String(data.customer_id) })
      : refused(answer.message ?? '');
  }

  async signOut(): Promise<Result<null, CallFailure>> {
    return emptyResult(await this.api.call(signOut, { body: { api_token: this.api.token } }));
  }

  dashboard(): Promise<Result<Dashboard, CallFailure>> {
    return this.account({});
  }

  savePreferences(change: Partial<Preferences>): Promise<Result<Dashboard, CallFailure>> {
    return this.account(toPreferencesBody(change));
  }

  /** One call shows the account and saves its switches. */
  private async account(
    preferences: ReturnType<typeof toPreferencesBody>,
  ): Promise<Result<Dashboard, CallFailure>> {
    const body = { api_token: this.api.token, ...preferences };
    const answer = await this.api.call(getDashboard, { body });
    if (!answer.ok) return callFailed(answer.failure);
    const { data } = answer.data;
    return answer.succeeded && data ? ok(toDashboard(data)) : refused(answer.message ?? '');
  }
}
