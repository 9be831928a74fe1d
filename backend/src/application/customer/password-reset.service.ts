import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Limit } from '../shared/rate-limiter.port';
import type { Services } from '../../adapters/http/services';
import { setTimeout as pause } from 'node:timers/promises';
import { hashToken, randomToken } from '../shared/random-token';
import { findMember } from '../../adapters/postgres/customer/customer.repository';
import { isEmail } from '../../domain/customer/email';
import { resetMail } from './password-mails';
import { insertReset } from '../../adapters/postgres/customer/password-reset.repository';

/** Per account and per address. */
const REQUESTS: Limit = { times: 5, seconds: 60 * 60 };

/** Longer than finding a member and writing the mail takes. */
const ANSWER_AFTER_MS = 300;

/** Mails a link to set a new password, to members alone, and tells nobody who is one (BD-22, X-070). */
export class PasswordResetService {
  constructor(
    private readonly services: Pick<Services, 'db' | 'clock' | 'limits' | 'mail'>,
    /** Every answer waits for it, so that how long it took says nothing either. */
    private readonly pace: () => Promise<void> = () => pause(ANSWER_AFTER_MS),
  ) {}

  /** What is wrong with the e-mail; undefined: a link is on its way, if the e-mail has an account. */
  async request(email: string, ip: string): Promise<string | undefined> {
    if (email === '') return 'Email is required.';
    if (!isEmail(email)) return 'Email must be in email format.';
    const { limits } = this.services;
    await limits.take(`forgot:${email.toLowerCase()}`, REQUESTS);
    await limits.take(`forgot:${ip}`, REQUESTS);
    await Promise.all([this.mailLink(email), this.pace()]);
    return undefined;
  }

  private async mailLink(email: string): Promise<void> {
    const { db, clock, mail } = this.services;
    const member = await findMember(db, email);
    if (!member) return;
    const token = randomToken('rst');
    await db.transaction(async (tx) => {
      await insertReset(tx, { tokenHash: hashToken(token), customerId: member.id, now: clock.now() });
      await mail.post(repositoriesOf(tx), resetMail(member.email, token));
    });
  }
}
