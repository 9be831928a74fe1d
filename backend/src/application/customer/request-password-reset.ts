import { setTimeout as pause } from 'node:timers/promises';
import { refused } from '../../domain/customer/customer-refusal';
import { resetEmailProblem } from '../../domain/customer/email';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { hashToken, randomToken } from '../shared/random-token';
import type { Limit, RateLimiter } from '../shared/rate-limiter.port';
import { Customers } from './customers.port';
import { resetMail } from './password-mails';
import { PasswordResets } from './password-resets.port';

const AN_HOUR = 60 * 60;
const FOR_ACCOUNT: Limit = { times: 5, seconds: AN_HOUR };
/** Many shoppers may be behind one address. */
const FROM_ADDRESS: Limit = { times: 20, seconds: AN_HOUR };

/** Longer than looking up a member and writing the mail. */
const ANSWER_AFTER_MS = 300;

/** Mails a password link to members, without revealing who is one (BD-22, X-070). */
export class RequestPasswordReset {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly limits: RateLimiter,
    private readonly mail: MailOutbox,
    /** Delays every answer equally, so that timing reveals nothing either. */
    private readonly pace: () => Promise<void> = () => pause(ANSWER_AFTER_MS),
  ) {}

  async execute(email: string, ip: string): Promise<void> {
    const message = resetEmailProblem(email);
    if (message !== null) throw refused({ kind: 'input-invalid', message });
    // First, so that an address that is refused uses up nothing of the accounts that it names.
    await this.limits.take(`forgot:${ip}`, FROM_ADDRESS);
    await this.limits.take(`forgot:${email.toLowerCase()}`, FOR_ACCOUNT);
    await Promise.all([this.mailLink(email), this.pace()]);
  }

  private async mailLink(email: string): Promise<void> {
    const member = await this.data.get(Customers).findMember(email);
    if (!member) return;
    const token = randomToken('rst');
    await this.data.transaction(async (tx) => {
      const reset = { tokenHash: hashToken(token), customerId: member.id };
      await tx.get(PasswordResets).insert(reset, this.clock.now());
      await this.mail.post(tx, resetMail(member.email, token));
    });
  }
}
