import { PasswordResets } from '../../../src/application/customer/password-resets.port';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

/** Answers every e-mail in the same way; a reset token is either valid or refused with a reason. */
export class FakePasswordResets extends PasswordResets {
  readonly outage = new Outage();
  isOffered = true;
  /** The requests, in order. */
  readonly requests: { email: string; cartId: string | undefined; captcha: string }[] = [];
  sentText = 'If there is an account with this email, we have sent it a link.';
  /** If not blank, every request is refused with this message. */
  refusalText = '';
  /** Tokens that work once; all others are refused with the message below. */
  goodTokens = ['rst_good'];
  tokenRefusals: Record<string, string> = {};
  newPassword = '';

  async request(
    email: string,
    cartId: string | undefined,
    captcha: string,
  ): Promise<Result<string, CallFailure>> {
    this.requests.push({ email, cartId, captcha });
    if (this.outage.now) return this.outage.now;
    if (this.refusalText || !email.includes('@')) return refused(this.refusalText || 'No e-mail.');
    return ok(this.sentText);
  }

  async change(
    token: string,
    newPassword: string,
    confirmPassword: string,
  ): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (newPassword !== confirmPassword) return refused('Passwords must match');
    if (!this.goodTokens.includes(token)) return refused(this.tokenRefusals[token] ?? 'No such link.');
    this.goodTokens = this.goodTokens.filter((good) => good !== token);
    this.tokenRefusals[token] = 'This link has already been used.';
    this.newPassword = newPassword;
    return ok(null);
  }
}
