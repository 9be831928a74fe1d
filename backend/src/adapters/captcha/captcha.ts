import { randomBytes } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { lt } from 'drizzle-orm';
import type { CaptchaSettings } from '../../config';
import type { Database } from '../postgres/database';
import { captchaUses } from '../postgres/schema';

const ALGORITHM = 'PBKDF2/SHA-256';
const LIFETIME_MS = 10 * 60_000;

/** How many guesses a solver needs, at least and at most. */
const FEWEST_GUESSES = 300;
const MOST_GUESSES = 600;

/** Proof-of-work challenges, each good once. Time is the machine's own, as the solver's check has it. */
export class Captcha {
  private readonly secret: string;

  constructor(
    private readonly db: Database,
    private readonly settings: CaptchaSettings,
  ) {
    this.secret = settings.secret ?? randomBytes(32).toString('hex');
  }

  get required(): boolean {
    return this.settings.required;
  }

  async challenge(): Promise<Challenge & { signature: string }> {
    const challenge = await createChallenge({
      algorithm: ALGORITHM,
      cost: this.settings.cost,
      counter: randomInt(MOST_GUESSES, FEWEST_GUESSES),
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.secret,
    });
    return { ...challenge, signature: challenge.signature ?? '' };
  }

  /** Whether the header holds a right solution of a challenge of ours that nobody used before. */
  async accepts(header: string): Promise<boolean> {
    const payload = parse(header);
    if (!payload || !(await this.isSolved(payload))) return false;
    return this.spend(payload.challenge.signature ?? '');
  }

  private async isSolved({ challenge, solution }: Payload): Promise<boolean> {
    const secrets = { hmacSignatureSecret: this.secret, hmacKeySignatureSecret: this.secret };
    // Junk makes the library throw; junk is no solution.
    return verifySolution({ challenge, solution, deriveKey, ...secrets }).then(
      (result) => result.verified,
      () => false,
    );
  }

  /** The library would accept the same solution again and again. */
  private async spend(signature: string): Promise<boolean> {
    await this.db.delete(captchaUses).where(lt(captchaUses.expiresAt, new Date()));
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const spent = await this.db
      .insert(captchaUses)
      .values({ signature, expiresAt })
      .onConflictDoNothing()
      .returning();
    return spent.length === 1;
  }
}

function parse(header: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as Partial<Payload> | null;
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
