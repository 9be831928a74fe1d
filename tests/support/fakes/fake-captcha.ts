import { Captcha, type CaptchaSolution } from '../../../src/application/shared/captcha.port';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

/** Solves at once, with a different solution each time. */
export class FakeCaptcha extends Captcha {
  readonly outage = new Outage();
  private count = 0;

  async solve(): Promise<Result<CaptchaSolution, Unavailable>> {
    this.count += 1;
    return this.outage.now ?? ok(`solution-${this.count}`);
  }
}
