/** A signed challenge; only the solver and the adapter interpret its parameters. */
export interface CaptchaChallenge<Parameters = unknown> {
  parameters: Parameters;
  signature: string;
}

/** Keeps bots out. */
export abstract class Captcha<Parameters = unknown> {
  abstract readonly required: boolean;
  abstract challenge(): Promise<CaptchaChallenge<Parameters>>;
  /** Whether this is a correct solution of one of our challenges that has not been used before. */
  abstract accepts(solution: string): Promise<boolean>;
}
