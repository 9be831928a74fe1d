import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../application/customer/password-hasher.port';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const { memoryCost, timeCost, parallelism } = COST;
/** What a hash of this cost starts with. */
const PREFIX = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** Hash of an unknown random password: checking it takes as long as checking a real one. */
const UNKNOWN_PASSWORD_HASH = `${PREFIX}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

export class Argon2PasswordHasher implements PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const matches = await verify(stored ?? UNKNOWN_PASSWORD_HASH, password);
    return matches && Boolean(stored);
  }

  isOutdated(stored: string): boolean {
    return !stored.startsWith(PREFIX);
  }
}
