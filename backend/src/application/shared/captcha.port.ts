/** A signed challenge; what its parameters mean is between the solver and the check. */
export interface CaptchaChallenge<Parameters = unknown> {
  parameters: Parameters;
  signature: string;
}

/** Keeps programs out. */
export abstract class Captcha<Parameters = unknown> {
  abstract readonly required: boolean;
  abstract challenge(): Promise<CaptchaChallenge<Parameters>>;
  /** Whether this is a right solution of a challenge of ours that nobody used before. */
  abstract accepts(solution: string): Promise<boolean>;
}
