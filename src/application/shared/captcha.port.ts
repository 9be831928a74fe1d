import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Proof of work by the shopper's device, valid for one call. Empty if the captcha is turned off. */
export type CaptchaSolution = string;

export abstract class Captcha {
  /** Whether the backend requires a solution; if not, forms do not mention the captcha. */
  readonly isRequired: boolean = true;

  abstract solve(): Promise<Result<CaptchaSolution, Unavailable>>;
}
