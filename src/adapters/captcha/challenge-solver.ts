import type { CaptchaChallenge } from '../../application/shared/captcha-challenges.port';

/** Does the work that a challenge asks for; null when it gave up. */
export abstract class ChallengeSolver {
  abstract solve(challenge: CaptchaChallenge): Promise<object | null>;
}
