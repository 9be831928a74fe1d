import type { CaptchaChallenge } from '../../application/shared/captcha-challenges.port';

/** Solves a challenge; null if it gives up. */
export abstract class ChallengeSolver {
  abstract solve(challenge: CaptchaChallenge): Promise<object | null>;
}
