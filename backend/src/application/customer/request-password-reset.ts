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

/** Per account and per client address. */
const REQUESTS: Limit = { times: 5, seconds: 60 * 60 };

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
    await this.limits.take(`forgot:${email.toLowerCase()}`, REQUESTS);
    await this.limits.take(`forgot:${ip}`, REQUESTS);
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
