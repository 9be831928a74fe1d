import { solveAltcha } from '../../src/adapters/captcha/solve-altcha';
import type { CaptchaChallenges } from '../../src/application/shared/captcha-challenges.port';
import type { CallsOf } from '../support/calls-of';
import { valueOf } from '../support/port-harness';

export const CAPTCHA_CHALLENGE_CALLS: CallsOf<CaptchaChallenges> = {
  createCaptchaChallenge: (challenges) => challenges.next(),
};

export interface OpenChallenges {
  readonly open: () => CaptchaChallenges;
  readonly outOfReach: () => CaptchaChallenges;
}

export function describeCaptchaChallenges(name: string, { open, outOfReach }: OpenChallenges): void {
  describe(`the captcha's challenges, ${name}`, () => {
    it('differ for every call [X-059]', async () => {
      const challenges = open();
      const first = valueOf(await challenges.next());
      expect(valueOf(await challenges.next())).not.toEqual(first);
    });

    it('can be solved [X-059]', async () => {
      expect(await solveAltcha(valueOf(await open().next()))).not.toBeNull();
    });

    it('report an outage', async () => {
      expect(await outOfReach().next()).toMatchObject({
        ok: false,
        failure: { kind: 'unavailable', reason: 'offline' },
      });
    });
  });
}
