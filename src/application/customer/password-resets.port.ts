import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CaptchaSolution } from '../shared/captcha.port';

/** Passwords that were forgotten (API-22, API-23). */
export abstract class PasswordResets {
  /** Has a link mailed, and answers with the server's words for it; the auth page sends the cart along, the standalone page none. */
  abstract request(
    email: string,
    cartId: string | undefined,
    captcha: CaptchaSolution,
  ): Promise<Result<string, CallFailure>>;
  /** Sets a new password with the token of that link; only the server sees to it that both are equal. */
  abstract change(
    token: string,
    newPassword: string,
    confirmPassword: string,
  ): Promise<Result<null, CallFailure>>;
}
