import { createChallenge, pbkdf2, type VerifySolutionOptions, verifySolution } from 'altcha/lib';
import { type CaptchaChallenge, CaptchaChallenges } from '../../application/shared/captcha-challenges.port';
import type { Unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { AltchaCaptcha } from './altcha-captcha';
import { ChallengeSolver } from './challenge-solver';
import { NoCaptcha } from './no-captcha';
import { solveAltcha } from './solve-altcha';

type Payload = Pick<VerifySolutionOptions, 'challenge' | 'solution'>;

const secret = 'a secret of the server';

class ServerChallenges extends CaptchaChallenges {
  async next(): Promise<Result<CaptchaChallenge, Unavailable>> {
    const terms = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 50, deriveKey: pbkdf2.deriveKey };
    return ok(
      await createChallenge({ ...terms, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret }),
    );
  }
}

class InProcessSolver extends ChallengeSolver {
  solve(challenge: object): Promise<object | null> {
    return solveAltcha(challenge);
  }
}

describe('the captcha', () => {
  it('is solved so that the server accepts it', async () => {
    const solved = await new AltchaCaptcha(new ServerChallenges(), new InProcessSolver()).solve();
    const payload = JSON.parse(atob(solved.ok ? solved.value : '')) as Payload;
    const verified = await verifySolution({
      ...payload,
      deriveKey: pbkdf2.deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: secret,
    });
    expect(verified.verified).toBe(true);
  });

  it('says so when it cannot be solved', async () => {
    class GivesUp extends ChallengeSolver {
      async solve(): Promise<null> {
        return null;
      }
    }
    expect(await new AltchaCaptcha(new ServerChallenges(), new GivesUp()).solve()).toMatchObject({
      ok: false,
    });
  });

  it('asks nothing where it is turned off', async () => {
    expect(await new NoCaptcha().solve()).toEqual(ok(''));
  });
});
