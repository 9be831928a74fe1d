import { createCaptchaChallenge } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  type CaptchaChallenge,
  CaptchaChallenges,
} from '../../../application/shared/captcha-challenges.port';
import type { Unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callUnavailable } from '../http-failure';

@injectable()
export class HttpCaptchaChallenges extends CaptchaChallenges {
  constructor(private readonly api: Api) {
    super();
  }

  async next(): Promise<Result<CaptchaChallenge, Unavailable>> {
    const answer = await this.api.call(createCaptchaChallenge);
    return answer.ok ? ok(answer.data) : callUnavailable(answer.failure);
  }
}
