import type { Transaction } from '../database/database';
import { mails } from '../database/schema';
import type { Clock } from './clock';
import { type Mail, MailOutbox } from './mail-outbox';

/** Writes mail down for a person to read, and sends none (DEMO-66, BDG-07). */
export class SandboxMailOutbox extends MailOutbox {
  constructor(private readonly clock: Clock) {
    super();
  }

  async post(tx: Transaction, mail: Mail): Promise<void> {
    await tx.insert(mails).values({ ...mail, createdAt: this.clock.now() });
  }
}
