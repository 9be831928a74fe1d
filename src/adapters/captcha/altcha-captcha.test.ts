import { FakeCaptchaChallenges } from '../../../tests/support/fakes/fake-captcha-challenges';
import { ok } from '../../domain/shared/result';
import { AltchaCaptcha } from './altcha-captcha';
import { ChallengeSolver } from './challenge-solver';
import { NoCaptcha } from './no-captcha';
import { solveAltcha } from './solve-altcha';

class InProcessSolver extends ChallengeSolver {
  solve(challenge: object): Promise<object | null> {
    return solveAltcha(challenge);
  }
}

describe('the captcha', () => {
  it('has a solution that the backend accepts', async () => {
    const challenges = new FakeCaptchaChallenges();
    const solved = await new AltchaCaptcha(challenges, new InProcessSolver()).solve();
    expect(await challenges.accepts(solved.ok ? solved.value : '')).toBe(true);
  });

  it('fails if no solution is found', async () => {
    class GivesUp extends ChallengeSolver {
      async solve(): Promise<null> {
        return null;
      }
    }
    expect(await new AltchaCaptcha(new FakeCaptchaChallenges(), new GivesUp()).solve()).toMatchObject({
      ok: false,
    });
  });

  it('makes no call if it is turned off', async () => {
    expect(await new NoCaptcha().solve()).toEqual(ok(''));
  });
});
