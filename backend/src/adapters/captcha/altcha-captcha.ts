import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import type { CaptchaSettings } from '../../config';
import { Captcha, type CaptchaChallenge } from '../../application/shared/captcha.port';
import { type SigningSecrets, signingSecrets } from '../signing-secrets';
import type { SpentChallenges } from '../../application/shared/spent-challenges.port';

const ALGORITHM = 'PBKDF2/SHA-256';
const LIFETIME_MS = 10 * 60_000;

/** The fewest and the most guesses that a solver may need. */
const MIN_GUESSES = 300;
const MAX_GUESSES = 600;

/** Proof-of-work challenges, each valid once. Uses the system clock, as the library's own check does. */
export class AltchaCaptcha implements Captcha<Challenge['parameters']> {
  private readonly secrets: SigningSecrets;

  constructor(
    private readonly spent: Pick<SpentChallenges, 'spend'>,
    private readonly settings: CaptchaSettings,
  ) {
    this.secrets = signingSecrets(settings.secrets);
  }

  get required(): boolean {
    return this.settings.required;
  }

  async challenge(): Promise<CaptchaChallenge<Challenge['parameters']>> {
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: this.settings.cost,
      counter: randomInt(MAX_GUESSES, MIN_GUESSES),
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
      ...signedWith(this.secrets[0]),
    });
    return { ...challenge, signature: challenge.signature ?? '' };
  }

  /** Whether the header contains a correct solution of one of our challenges that has not been used before. */
  async accepts(header: string): Promise<boolean> {
    const payload = parse(header);
    if (!payload || !(await this.isSolved(payload))) return false;
    // The library itself accepts the same solution any number of times.
    return this.spent.spend(payload.challenge.signature ?? '', new Date(Date.now() + LIFETIME_MS));
  }

  private async isSolved(payload: Payload): Promise<boolean> {
    for (const secret of this.secrets) if (await isSolved(payload, secret)) return true;
    return false;
  }
}

const signedWith = (secret: string) => ({ hmacSignatureSecret: secret, hmacKeySignatureSecret: secret });

/** The library throws on malformed input; that is no solution. */
const isSolved = ({ challenge, solution }: Payload, secret: string): Promise<boolean> =>
  verifySolution({ challenge, solution, deriveKey, ...signedWith(secret) }).then(
    (result) => result.verified,
    () => false,
  );

function parse(header: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as Partial<Payload> | null;
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
