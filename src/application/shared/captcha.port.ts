import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Proof that a person's device did the work; good for one call. Empty where the check is turned off. */
export type CaptchaSolution = string;

export abstract class Captcha {
  abstract solve(): Promise<Result<CaptchaSolution, Unavailable>>;
}
