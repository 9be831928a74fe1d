import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CaptchaSolution } from '../shared/captcha.port';

/** Resets forgotten passwords (API-22, API-23). */
export abstract class PasswordResets {
  /** Whether the backend mails links; otherwise no screen offers one. */
  abstract readonly isOffered: boolean;
  /** Has a link mailed, and returns the backend's message; the auth page sends the cart's id, the standalone page does not. */
  abstract request(
    email: string,
    cartId: string | undefined,
    captcha: CaptchaSolution,
  ): Promise<Result<string, CallFailure>>;
  /** Sets a new password with the link's token; only the backend checks that both are equal. */
  abstract change(
    token: string,
    newPassword: string,
    confirmPassword: string,
  ): Promise<Result<null, CallFailure>>;
}
