import { refused } from '../../domain/customer/customer-refusal';
import type { PasswordReset } from '../../domain/customer/password-reset';
import { passwordProblem } from '../../domain/customer/password-rules';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { hashToken } from '../shared/random-token';
import type { CommonPasswords } from './common-passwords.port';
import { Customers } from './customers.port';
import type { PasswordHasher } from './password-hasher.port';
import { passwordChangedMail } from './password-mails';
import { PasswordResets } from './password-resets.port';
import { requireUncommon } from './require-uncommon';
import { Sessions } from './sessions.port';

interface ChangePasswordCommand {
  token: string;
  newPassword: string;
  confirmPassword: string;
}

/** Sets a new password with the token of a mailed link, once, and ends all sessions of the customer (BD-23, X-072). */
export class ChangePassword {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly passwords: PasswordHasher,
    private readonly common: CommonPasswords,
    private readonly mail: MailOutbox,
  ) {}

  async execute({ token, newPassword, confirmPassword }: ChangePasswordCommand): Promise<void> {
    const tokenHash = hashToken(token);
    const reset = await this.data.get(PasswordResets).find(tokenHash);
    const now = this.clock.now();
    const message = passwordProblem(newPassword, confirmPassword);
    if (message !== undefined) throw refused({ kind: 'input-invalid', message });
    await requireUncommon(this.common, newPassword);
    // Check the token before hashing, which is slow and could be requested by anybody.
    const { customerId } = requireOpen(reset, now);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.data.transaction((tx) => this.store(tx, { tokenHash, customerId, passwordHash, now }));
  }

  /** Locks the customer first; refused if a concurrent change was faster. */
  private async store(
    tx: Transaction,
    change: { tokenHash: string; customerId: number; passwordHash: string; now: Date },
  ): Promise<void> {
    const { customerId, passwordHash, now } = change;
    await tx.get(Customers).lock(customerId);
    if (!(await tx.get(PasswordResets).use(change.tokenHash, now)))
      throw refused({ kind: 'reset-link-used' });
    const { email } = await tx.get(Customers).update(customerId, { passwordHash });
    await tx.get(Sessions).closeAll(customerId);
    await tx.get(PasswordResets).expireAll(customerId, now);
    await this.mail.post(tx, passwordChangedMail(email));
  }
}

function requireOpen(reset: PasswordReset | undefined, now: Date): PasswordReset {
  if (!reset) throw refused({ kind: 'reset-link-unknown' });
  if (reset.usedAt) throw refused({ kind: 'reset-link-used' });
  if (reset.expiresAt <= now) throw refused({ kind: 'reset-link-expired' });
  return reset;
}
