import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** A piece of work that the shop set; what is in it is the captcha's own business. */
export type CaptchaChallenge = object;

/** Hands out the captcha's challenges. */
export abstract class CaptchaChallenges {
  abstract next(): Promise<Result<CaptchaChallenge, Unavailable>>;
}
