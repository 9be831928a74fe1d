import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Services } from '../../adapters/http/services';
import type { Transaction } from '../../adapters/postgres/database';
import { hashPassword } from '../../adapters/passwords/password-hasher';
import { hashToken } from '../shared/random-token';
import { lockCustomer, setPasswordHash } from '../../adapters/postgres/customer/customer.repository';
import { passwordChangedMail } from './password-mails';
import {
  expireResets,
  findReset,
  spendReset,
  type PasswordReset,
} from '../../adapters/postgres/customer/password-reset.repository';
import { passwordProblem } from '../../domain/customer/password-rules';
import { closeSessions } from '../../adapters/postgres/customer/session.repository';

export interface PasswordChange {
  token: string;
  newPassword: string;
  confirmPassword: string;
}

const USED = 'This link was already used. Please ask for a new one.';

/** Sets a new password with the token of a mailed link, once, and ends every session of the customer (BD-23, X-072). */
export class PasswordChangeService {
  constructor(private readonly services: Pick<Services, 'db' | 'clock' | 'mail'>) {}

  /** Why the password stays as it is; undefined: it is changed. */
  async change({ token, newPassword, confirmPassword }: PasswordChange): Promise<string | undefined> {
    const { db, clock } = this.services;
    const reset = await findReset(db, hashToken(token));
    const now = clock.now();
    // The token is judged before the hash is made, which takes a while and which a stranger could ask for.
    const problem = passwordProblem(newPassword, confirmPassword) ?? tokenProblem(reset, now);
    if (problem !== undefined || !reset) return problem;
    const passwordHash = await hashPassword(newPassword);
    const changed = await db.transaction((tx) => this.store(tx, reset, passwordHash, now));
    return changed ? undefined : USED;
  }

  /** The customer is locked first, as everywhere; false when another change was quicker. */
  private async store(
    tx: Transaction,
    { tokenHash, customerId }: PasswordReset,
    passwordHash: string,
    now: Date,
  ): Promise<boolean> {
    await lockCustomer(tx, customerId);
    if (!(await spendReset(tx, tokenHash, now))) return false;
    const { email } = await setPasswordHash(tx, customerId, passwordHash);
    await closeSessions(tx, customerId);
    await expireResets(tx, customerId, now);
    await this.services.mail.post(repositoriesOf(tx), passwordChangedMail(email));
    return true;
  }
}

function tokenProblem(reset: PasswordReset | undefined, now: Date): string | undefined {
  if (!reset) return 'This link is not valid. Please ask for a new one.';
  if (reset.usedAt) return USED;
  if (reset.expiresAt <= now) return 'This link has expired. Please ask for a new one.';
  return undefined;
}
