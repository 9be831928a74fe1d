import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** A challenge of the backend; only the captcha adapter knows its content. */
export type CaptchaChallenge = object;

/** Provides captcha challenges. */
export abstract class CaptchaChallenges {
  abstract next(): Promise<Result<CaptchaChallenge, Unavailable>>;
}
