import type { Transaction } from '../../application/shared/data-source.port';
import { Mails } from '../../application/shared/mails.port';
import type { Clock } from '../../application/shared/clock.port';
import { type Mail, MailOutbox } from '../../application/shared/mail-outbox.port';

/** Stores mail for a person to read, and sends none (DEMO-66, BDG-07). */
export class SandboxMailOutbox implements MailOutbox {
  constructor(private readonly clock: Clock) {}

  async post(tx: Transaction, mail: Mail): Promise<void> {
    await tx.get(Mails).insert(mail, this.clock.now(), 'kept');
  }
}
