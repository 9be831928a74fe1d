import { createChallenge, pbkdf2, type VerifySolutionOptions, verifySolution } from 'altcha/lib';
import {
  type CaptchaChallenge,
  CaptchaChallenges,
} from '../../../src/application/shared/captcha-challenges.port';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

type Payload = Pick<VerifySolutionOptions, 'challenge' | 'solution'>;

const secret = 'a secret of the server';
const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: secret };

/** Issues challenges that take no time, and checks their solutions. */
export class FakeCaptchaChallenges extends CaptchaChallenges {
  readonly outage = new Outage();

  async next(): Promise<Result<CaptchaChallenge, Unavailable>> {
    const terms = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 50, deriveKey: pbkdf2.deriveKey };
    return this.outage.now ?? ok(await createChallenge({ ...terms, ...secrets }));
  }

  async accepts(solution: string): Promise<boolean> {
    const payload = JSON.parse(atob(solution)) as Payload;
    const { verified } = await verifySolution({ ...payload, deriveKey: pbkdf2.deriveKey, ...secrets });
    return verified === true;
  }
}
