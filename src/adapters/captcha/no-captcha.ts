import { Captcha, type CaptchaSolution } from '../../application/shared/captcha.port';
import { ok, type Result } from '../../domain/shared/result';

/** For a backend without the captcha extension: nothing is solved or sent. */
export class NoCaptcha extends Captcha {
  override readonly isRequired = false;

  async solve(): Promise<Result<CaptchaSolution, never>> {
    return ok('');
  }
}
