import type { Services } from './services';
import type { Operations } from './operation';

/** Issues challenges. */
export function captchaOperations({ captcha }: Services): Operations {
  return { createCaptchaChallenge: () => captcha.challenge() };
}
