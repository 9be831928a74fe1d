import { injectable } from 'inversify';
import { Captcha, type CaptchaSolution } from '../../application/shared/captcha.port';
import { CaptchaChallenges } from '../../application/shared/captcha-challenges.port';
import { type Unavailable, unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { captchaSolvingTexts } from '../../texts/shared/captcha-solving';
import { ChallengeSolver } from './challenge-solver';

/** Self-hosted proof of work: no puzzle, no third party. */
@injectable()
export class AltchaCaptcha extends Captcha {
  constructor(
    private readonly challenges: CaptchaChallenges,
    private readonly solver: ChallengeSolver,
  ) {
    super();
  }

  async solve(): Promise<Result<CaptchaSolution, Unavailable>> {
    const challenge = await this.challenges.next();
    if (!challenge.ok) return challenge;
    const solution = await this.solver.solve(challenge.value);
    if (!solution) return unavailable('fault', captchaSolvingTexts.failed);
    return ok(encode({ challenge: challenge.value, solution }));
  }
}

/** The format that the server expects: JSON in UTF-8, as base64. */
function encode(payload: object): CaptchaSolution {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  return btoa(String.fromCharCode(...bytes));
}
